import { inverterNames } from "./inverterNames";
import type { Fault } from "./faults";
import type { Park } from "./types";

interface Words {
  title: string;
  description: string | null;
  solution: string | null;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** What an operator wrote about a fault: in German, and English for the parks overseas. It is data, never translated. */
export function describeFault(park: Park, fault: Fault): Words {
  return park.longitude < -30 ? english(park, fault) : german(park, fault);
}

function german(park: Park, fault: Fault): Words {
  const unit = inverterNames(park)[fault.unit - 1] ?? "WR 1";
  const loss = percent(fault.loss);
  const told: Record<string, Words> = {
    inverter_fault: words(
      `${unit}: Isolationsfehler`,
      "Riso unter Grenzwert",
      "Stecker getrocknet, Gerät neu gestartet",
    ),
    grid_outage: words(
      "Netzausfall am Übergabepunkt",
      "Mittelspannung fehlt",
      "Schutz quittiert, wieder zugeschaltet",
    ),
    maintenance: words(
      "Wartung der Übergabestation",
      "Planmäßig, halbe Anlage freigeschaltet",
      "Abgeschlossen",
    ),
    string_fault: words(`${unit}: String ohne Strom`, `Minderertrag ${loss}`, "Sicherung ersetzt"),
    soiling: words("Verschmutzung der Module", `Minderertrag ${loss}`, "Reinigung durchgeführt"),
    snow: words("Module mit Schnee bedeckt", `Minderertrag ${loss}`, "Abgetaut"),
    communication_loss: words(
      "Keine Daten vom Logger",
      "Mobilfunk ohne Antwort",
      "Verbindung wiederhergestellt",
    ),
    other: words("Eisansatz an den Rotorblättern", "Abschaltung durch Eissensor", "Blätter eisfrei"),
  };
  const who = fault.kind.shutdown === "grid" ? "Netzbetreiber" : "Direktvermarkter";
  return told[fault.kind.type] ?? words(`Abregelung durch ${who}`, `Reduziert um ${loss}`, null);
}

function english(park: Park, fault: Fault): Words {
  const unit = (inverterNames(park)[fault.unit - 1] ?? "WR 1").replace(/^\w+/, "Inverter");
  const loss = percent(fault.loss);
  const told: Record<string, Words> = {
    inverter_fault: words(
      `${unit}: ground fault`,
      "Insulation resistance below limit",
      "Connector dried, restarted",
    ),
    grid_outage: words("Utility outage", "No voltage at the interconnection", "Relay reset, back on line"),
    maintenance: words("Substation maintenance", "Planned, half the plant isolated", "Completed"),
    string_fault: words(`${unit}: string without current`, `Loss ${loss}`, "Fuse replaced"),
    soiling: words("Soiled modules", `Loss ${loss}`, "Washed"),
    snow: words("Snow on the modules", `Loss ${loss}`, "Melted"),
    communication_loss: words("No data from the logger", "Modem does not answer", "Connection restored"),
    other: words("Ice on the blades", "Stopped by the ice sensor", "Blades clear"),
  };
  const who = fault.kind.shutdown === "grid" ? "the utility" : "the marketer";
  return told[fault.kind.type] ?? words(`Curtailment by ${who}`, `Reduced by ${loss}`, null);
}

function words(title: string, description: string, solution: string | null): Words {
  return { title, description, solution };
}

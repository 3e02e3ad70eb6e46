import { encodeQR } from "qr";
import { useMemo } from "react";
import styles from "./profile.module.css";

/** Light modules around it, without which it is not found. */
const QUIET = 4;

/** The dark modules as one path, each row's runs together. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join("");
}

/** A QR code drawn here: no other host sees what is in it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => encodeQR(text, "raw", { ecc: "medium", border: QUIET }), [text]);
  const size = modules.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={pathOf(modules)} />
    </svg>
  );
}

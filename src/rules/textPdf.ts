/** WinAnsi has the euro sign where Latin-1 has a control character. */
const EURO = 0x80;
const LINE = 18;

/** Text as an ASCII-only PDF string in WinAnsi; what the encoding lacks is "?". */
function pdfString(text: string): string {
  return Array.from(text, (character) => {
    const code = character === "€" ? EURO : (character.codePointAt(0) ?? 0);
    if (code > 0xff || code < 0x20) return code === 0x2013 ? "-" : "?";
    if (code > 0x7e) return `\\${code.toString(8).padStart(3, "0")}`;
    return /[\\()]/.test(character) ? `\\${character}` : character;
  }).join("");
}

/** One line: cells at their places in points from the left edge. */
export type PdfLine = readonly (readonly [at: number, text: string])[];

const TOP = 770;

function drawn(lines: readonly PdfLine[]): string {
  return lines
    .flatMap((cells, row) =>
      cells.map(
        ([at, text]) =>
          `BT /F1 ${row === 0 ? 16 : 10} Tf 1 0 0 1 ${at} ${TOP - row * LINE} Tm (${pdfString(text)}) Tj ET`,
      ),
    )
    .join("\n");
}

/** A PDF of one A4 page of lines, the first of them large. Nothing but ASCII, so that it may be saved as text. */
export function textPdf(lines: readonly PdfLine[]): string {
  const content = drawn(lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
}

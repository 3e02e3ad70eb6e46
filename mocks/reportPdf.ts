/** Text as a PDF string in WinAnsi: brackets and backslashes escaped, what the encoding lacks as "?". */
function pdfString(text: string): string {
  return text
    .replace(/[\\()]/g, "\\$&")
    .replace(/[\p{Cc}\u2009\u202f]/gu, " ")
    .replace(/[^\u0020-\u007e\u00a0-\u00ff]/gu, "?");
}

/**
 * A PDF of one A4 page: a title and lines below it. PDF 1.4 with the standard font, its cross-reference table
 * computed; every character is one byte (Latin-1).
 */
export function reportPdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const rows = lines.map((line) => `0 -22 Td (${pdfString(line)}) Tj`);
  const drawn = ["BT", "/F1 18 Tf 60 770 Td", `(${pdfString(title)}) Tj`, "/F1 11 Tf 0 -14 Td"];
  const content = [...drawn, ...rows, "ET"].join("\n");
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
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

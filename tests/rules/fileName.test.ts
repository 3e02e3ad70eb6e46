import fc from "fast-check";
import { expect, test } from "vitest";
import { reportFileName } from "../../src/rules/fileName";

test("[177] report-{uid}-{signature} with .pdf or .csv", () => {
  expect(reportFileName("p-1", "aB3_x", "pdf")).toBe("report-p-1-aB3_x.pdf");
  expect(reportFileName("p-1", "aB3_x", "csv")).toBe("report-p-1-aB3_x.csv");
});

test("[F109] a signature that is a path or a program is only a name", () => {
  expect(reportFileName("p1", "../../x\r\n.exe", "pdf")).toBe("report-p1-x_exe.pdf");
  expect(reportFileName("..", "", "csv")).toBe("report-file-file.csv");
});

test("[F109] whatever it is, the name is safe and short", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (uid, signature) => {
      const name = reportFileName(uid, signature.repeat(20), "pdf");
      expect(name).toMatch(/^report-[\w-]{1,80}-[\w-]{1,80}\.pdf$/);
    }),
  );
});

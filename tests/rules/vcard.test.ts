import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vcardFileName } from "../../src/rules/fileName";
import { mailHref, pageHref, telHref } from "../../src/rules/reachLinks";
import { vcardOf } from "../../src/rules/vcard";

const unfold = (text: string) => text.replaceAll("\r\n ", "");

describe("a contact as vCard", () => {
  test("what is known stands in it, what is not is left out; separators are escaped", () => {
    const text = vcardOf([
      {
        name: "Änne Groß",
        firstName: "Änne",
        lastName: "Groß",
        company: "Netz; Nord, GmbH",
        phone: "+49 5121 1",
        email: null,
        address1: "Feldweg 1",
        city: "Husum",
        information: "Mo\nDi",
      },
    ]);
    expect(unfold(text).split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Groß;Änne;;;",
      "FN:Änne Groß",
      "ORG:Netz\\; Nord\\, GmbH",
      "TEL;TYPE=WORK,VOICE:+49 5121 1",
      "ADR;TYPE=WORK:;;Feldweg 1;Husum;;;",
      "NOTE:Mo\\nDi",
      "END:VCARD",
      "",
    ]);
  });

  test("whatever somebody is called, they add no line of their own, and no line is too long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (name) => {
        const text = vcardOf([{ name, company: name, information: name }]);
        const lines = text.split("\r\n");
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        expect(unfold(text).split(/\r\n|\r|\n/).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  test("its file is named safely", () => {
    expect(vcardFileName("../Ä B", 1)).toBe("B.vcf");
    expect(vcardFileName("x", 12)).toBe("contacts-12.vcf");
  });
});

test.each([
  ["+49 (0)5121 / 12-34", "tel:+4951211234"],
  ["05121 1234", "tel:051211234"],
  ["see below", null],
  ["javascript:alert(1)", "tel:1"],
])("a number %s is called at %s", (raw, href) => {
  expect(telHref(raw)).toBe(href);
});

test.each([
  ["a.b+c@x.example", "mailto:a.b%2Bc@x.example"],
  [" a@x.example ", "mailto:a@x.example"],
  ["a@x.example?bcc=all@y.example", null],
  ["nobody", null],
])("an address %s is written to at %s", (raw, href) => {
  expect(mailHref(raw)).toBe(href);
});

test.each([
  ["https://park.example/a?b=c", "https://park.example/a?b=c"],
  ["www.park.example", "https://www.park.example"],
  ["park.example:8080", "https://park.example:8080"],
  ["javascript:alert(1)", null],
  ["data:text/html,x.y", null],
  ["to follow", null],
  ["none", null],
])("a page %s is opened at %s", (raw, href) => {
  expect(pageHref(raw)).toBe(href);
});

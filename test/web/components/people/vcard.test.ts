import { describe, expect, it } from "vitest";
import { vcardName, vcardOf } from "../../../../web/components/people/vcard.ts";
import { anEmployee, anOffice } from "../../../support/people.builder.ts";

const office = anOffice({ name: "Berger & Partner; Steuerberatung, Wien", phone: "+43 2742 12345-0" });

/** Lines as a reader puts them together again. */
const linesOf = (card: string) => card.replaceAll("\r\n ", "").split("\r\n");
const octets = (text: string) => new TextEncoder().encode(text).length;

describe("the vCard of an employee", () => {
  it("says who it is, where they work and how to reach them", () => {
    const person = anEmployee({
      title: "Mag.",
      firstname: "Änne",
      lastname: "Müller",
      titleBehind: "LL.M.",
      phoneExtension: "12",
      phoneMobile: "+43 664 1234567",
      addressStreet: "Am Hang 3",
      addressZip: "3100",
      addressCity: "St. Pölten",
      addressCountry: "Österreich",
    });

    const lines = linesOf(vcardOf(person, office));

    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
    expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
    expect(lines).toEqual(
      expect.arrayContaining([
        "N;CHARSET=UTF-8:Müller;Änne;;Mag.;LL.M.",
        "FN;CHARSET=UTF-8:Mag. Änne Müller\\, LL.M.",
        "ORG:Berger & Partner\\; Steuerberatung\\, Wien",
        "TITLE:Steuerberaterin",
        "EMAIL;TYPE=INTERNET,WORK:anna.mueller@berger.example",
        "TEL;TYPE=WORK,VOICE:+43 2742 12345-12",
        "TEL;TYPE=CELL,VOICE:+43 664 1234567",
        "ADR;TYPE=WORK;CHARSET=UTF-8:;;Rathausgasse 4;St. Pölten;Niederösterreich;3100;",
        "ADR;TYPE=HOME;CHARSET=UTF-8:;;Am Hang 3;St. Pölten;;3100;Österreich",
      ]),
    );
  });

  it("never has what is private, whoever downloads it", () => {
    const card = vcardOf(
      anEmployee({ birthday: "1980-05-17", hobbies: "Segeln", partner: "Josef", kids: "Lena" }),
      office,
    );

    for (const secret of ["BDAY", "1980", "Segeln", "Josef", "1979", "Lena"])
      expect(card).not.toContain(secret);
  });

  it("leaves away what nobody has said, and works without an office", () => {
    const lines = linesOf(
      vcardOf(anEmployee({ email: null, jobTitle: " ", phoneExtension: "12" }), undefined),
    );

    expect(lines.filter((line) => /^(ORG|EMAIL|TITLE|TEL|ADR|URL)/.test(line))).toEqual([]);
  });

  it("cannot be broken out of: separators, backslashes and line ends stay text, other controls go", () => {
    const card = vcardOf(
      anEmployee({ jobTitle: "a;b,c\\d\u0000\r\nEND:VCARD\nX", lastname: "O'Neil\rY" }),
      office,
    );

    expect(linesOf(card)).toContain("TITLE:a\\;b\\,c\\\\d\\nEND:VCARD\\nX");
    expect(card.match(/^END:VCARD/gm)).toHaveLength(1);
    expect(card.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
  });

  it("folds lines at 75 octets and cuts no letter in two", () => {
    const jobTitle = `${"ä€😀".repeat(40)}x`;

    const card = vcardOf(anEmployee({ jobTitle }), office);

    for (const line of card.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(card).not.toContain("\uFFFD");
    expect(linesOf(card)).toContain(`TITLE;CHARSET=UTF-8:${jobTitle}`);
  });

  it("is called after the person, in letters that every disk takes", () => {
    const named = (lastname: string, firstname: string) => vcardName(anEmployee({ lastname, firstname }));

    expect(named("Größl-Ünal", "Zoë")).toBe("groessl-uenal-zoe.vcf");
    expect(named("../etc", "")).toBe("etc.vcf");
    expect(named("张", "伟")).toBe("kontakt.vcf");
  });
});

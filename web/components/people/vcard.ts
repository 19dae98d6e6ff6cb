import { asciiName } from "../../../shared/ascii-name.ts";
import { withoutControls } from "../../../shared/control-characters.ts";
import { type Colleague, fullName, type privateFields } from "../../../shared/organisations/employee.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { directDial } from "../../../shared/organisations/phone.ts";

/** Only directory data may get into a card. */
type CardPerson = Omit<Colleague, (typeof privateFields)[number]>;

type CardOffice = Pick<Organisation, "name" | "street" | "zip" | "city" | "province" | "phone" | "homepage">;

/** Octets without the line break (RFC 2426 section 2.6). */
const LINE = 75;

/** RFC 2426 section 4. */
const escaped = (text: string): string =>
  withoutControls(text)
    .replaceAll("\\", "\\\\")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/[,;]/g, "\\$&");

const octets = new TextEncoder();

/** Continues with a space, without splitting a character. */
const folded = (line: string): string => {
  const lines = [""];
  let length = 0;
  for (const letter of line) {
    const size = octets.encode(letter).length;
    if (length + size > LINE) {
      lines.push(" ");
      length = 1;
    }
    lines[lines.length - 1] += letter;
    length += size;
  }
  return lines.join("\r\n");
};

type Value = string | null | undefined;

/** Outlook assumes the system's charset by default; others ignore the parameter. */
const charsetOf = (value: string) => (/[^\x20-\x7e]/.test(value) ? ";CHARSET=UTF-8" : "");

/** Parts are positional, so empty ones stay. */
const property = (name: string, ...parts: readonly Value[]): string[] => {
  const value = parts.map((part) => escaped(part?.trim() ?? "")).join(";");
  return /[^;]/.test(value) ? [folded(`${name}${charsetOf(value)}:${value}`)] : [];
};

const place = (name: string, street: Value, city: Value, region: Value, zip: Value, country: Value) =>
  property(name, "", "", street, city, region, zip, country);

/** RFC 2426: vCard 3.0 is read by Outlook and phones alike. */
export const vcardOf = (person: CardPerson, office: CardOffice | undefined): string => {
  const { firstname, lastname, title, titleBehind } = person;
  const atWork = directDial(office?.phone ?? null, person.phoneExtension) ?? office?.phone;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "PRODID:-//Kanzleiportal//DE",
    ...property("UID", `urn:kanzleiportal:${person.id}`),
    ...property("N", lastname, firstname, "", title, titleBehind),
    ...property("FN", fullName(person)),
    ...property("ORG", office?.name),
    ...property("TITLE", person.jobTitle),
    ...property("EMAIL;TYPE=INTERNET,WORK", person.email),
    ...property("TEL;TYPE=WORK,VOICE", atWork),
    ...property("TEL;TYPE=VOICE", person.phoneLandline),
    ...property("TEL;TYPE=CELL,VOICE", person.phoneMobile),
    ...property("TEL;TYPE=WORK,FAX", person.phoneFax),
    ...(office
      ? place("ADR;TYPE=WORK", office.street, office.city, office.province, office.zip, undefined)
      : []),
    ...place(
      "ADR;TYPE=HOME",
      person.addressStreet,
      person.addressCity,
      "",
      person.addressZip,
      person.addressCountry,
    ),
    ...property("URL;TYPE=WORK", office?.homepage),
    `REV:${person.modifiedAt}`,
    "END:VCARD",
    "",
  ].join("\r\n");
};

/** "gruber-eva.vcf": ASCII letters, which every file system takes. */
export const vcardName = ({ firstname, lastname }: Pick<Colleague, "firstname" | "lastname">): string =>
  `${asciiName(`${lastname} ${firstname}`) || "kontakt"}.vcf`;

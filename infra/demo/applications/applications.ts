import { addMonths } from "date-fns/addMonths";
import { consentTo } from "../../../functions/applications/consent.text.ts";
import type { StoredApplication } from "../../../functions/data/applications/applications.collection.ts";
import { sendingOf } from "../../../functions/data/applications/sent-applications.repository.ts";
import { anybody } from "../../../functions/data/files/owned-files.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { isClosing } from "../../../shared/applications/stage.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { type Chance, chanceFor } from "../chance.ts";
import { pdfOf } from "../files/pdf.ts";
import type { SeededFile } from "../files/seeded-file.ts";
import { localPartOf, type PersonName, personName } from "../people/person-name.ts";
import { workingDay } from "../working-day.ts";
import { careers, comments, text } from "./applications.text.ts";

const PER_OFFICE = 24;
/** Just before the first application would be deleted. */
const LAST_DAY = 178;

interface Seeded {
  readonly applications: readonly StoredApplication[];
  readonly files: readonly SeededFile[];
}

const documentOf = (
  { id, createdAt }: Pick<StoredApplication, "id" | "createdAt">,
  name: string,
  [fileName, title, paragraphs]: readonly [string, string, readonly string[]],
): SeededFile => {
  const content = pdfOf(title, paragraphs);
  const file = {
    id: `${id}-${name}`,
    fileName,
    contentType: "application/pdf",
    size: content.length,
    owner: { kind: "application", id },
    uploaderId: anybody.userId,
    purpose: "application",
    state: "ready",
    reason: null,
    createdAt,
  } as const;
  return { file, content };
};

const documentsOf = (application: StoredApplication, at: number): SeededFile[] => {
  if (at % 6 === 5) return [];
  const name = `${application.firstname} ${application.lastname}`;
  const { education_school, education_university, education_degree } = application;
  const cv = [
    ...(education_school ? [text.school(education_school)] : []),
    ...(education_university ? [text.university(education_university)] : []),
    ...(education_degree ? [text.degree(education_degree)] : []),
    text.now(application.current_position ?? ""),
    text.skills(application.additional_qualitfications ?? ""),
  ];
  const letter = [text.letterBody, application.comments ?? "", text.letterEnd];
  return [
    documentOf(application, "cv", [text.cv(name), text.cvTitle(name), cv]),
    ...(at % 2 === 0
      ? [documentOf(application, "letter", [text.letter(name), text.letterTitle(name), letter])]
      : []),
  ];
};

const applicationOf = (
  office: Organisation,
  at: number,
  { isWoman, firstname, lastname }: PersonName,
  { now, chance }: { readonly now: Date; readonly chance: Chance },
): StoredApplication => {
  const career = chance.helpers.arrayElement(careers);
  const createdAt = workingDay(now, 1 + Math.round((at * (LAST_DAY - 1)) / (PER_OFFICE - 1)), chance);
  const months = defaultSettings.applicationMonths;
  const stage = chance.datatype.boolean(Math.min(0.95, at / 10))
    ? chance.helpers.arrayElement(["refused", "refused", "accepted"] as const)
    : chance.helpers.arrayElement(["new", "new", "seen", "invited"] as const);
  const id = `application-${office.id}-${at + 1}`;
  const consentUntil = at === PER_OFFICE - 3 ? addMonths(createdAt, 18).toISOString() : null;
  return {
    id,
    organisationId: office.id,
    isProcessed: isClosing(stage),
    stage,
    history: [],
    notes: [],
    salutation: isWoman ? "Frau" : "Herr",
    firstname,
    lastname,
    street: `${chance.helpers.arrayElement(["Hauptstraße", "Bahnhofstraße", "Gartenweg"])} ${chance.number.int({ min: 1, max: 80 })}`,
    zip: office.zip,
    city: office.city,
    phone: `+43 660 ${chance.number.int({ min: 1_000_000, max: 9_999_999 })}`,
    email: `${localPartOf({ firstname, lastname })}@bewerbung.example`,
    birthdate: `${chance.number.int({ min: 1970, max: 2004 })}-0${chance.number.int({ min: 1, max: 9 })}-${chance.number.int({ min: 10, max: 28 })}`,
    positions: [...career.positions],
    position_other: career.other ?? null,
    education_school: career.school,
    education_university: career.university ?? null,
    education_degree: career.degree ?? null,
    current_position: career.now,
    additional_qualitfications: career.skills,
    comments: chance.datatype.boolean(0.7) ? chance.helpers.arrayElement(comments) : null,
    files: [],
    consent: { ...consentTo(months), at: createdAt },
    createdAt,
    modifiedAt: createdAt,
    deleteAt: consentUntil ?? addMonths(createdAt, months).toISOString(),
    consentUntil,
    consentGivenAt: consentUntil && createdAt,
    consentAsked: null,
    sending: sendingOf(office.id, id),
  };
};

export const makeApplications = (offices: readonly Organisation[], now: Date): Seeded => {
  const chance = chanceFor(60);
  const made = offices.flatMap((office) => {
    const people = Array.from({ length: PER_OFFICE }, () => personName(chance));
    return people.map((person, at) => {
      const name = at % 8 === 0 ? (people[at + 7] ?? person) : person;
      const application = applicationOf(office, at, name, { now, chance });
      return { application, documents: documentsOf(application, at) };
    });
  });
  return {
    applications: made.map(({ application, documents }) => ({
      ...application,
      files: documents.map(({ file: { id, fileName, contentType, size } }) => ({
        id,
        fileName,
        contentType,
        size,
      })),
    })),
    files: made.flatMap(({ documents }) => documents),
  };
};

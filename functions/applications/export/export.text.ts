import type { ApplicationDraft } from "../../../shared/applications/application.ts";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { writtenDay } from "../../../shared/dates/dates.ts";
import { officeDate, officeDateTime } from "../../../shared/dates/office-days.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";

export const exportText = {
  fileName: "bewerbung.zip",
  readable: "bewerbung.txt",
  data: "bewerbung.json",
  folder: "dateien",
};

const labels: Readonly<Record<keyof Omit<ApplicationDraft, "isProcessed">, string>> = {
  salutation: "Anrede",
  firstname: "Vorname",
  lastname: "Nachname",
  street: "Straße",
  zip: "Postleitzahl",
  city: "Ort",
  phone: "Telefon",
  email: "E-Mail-Adresse",
  birthdate: "Geburtsdatum",
  positions: "Stellen",
  position_other: "Andere Stelle",
  education_school: "Schulbildung",
  education_university: "Studium",
  education_degree: "Abschluss",
  current_position: "Derzeitige Tätigkeit",
  additional_qualitfications: "Weitere Qualifikationen",
  comments: "Anmerkungen",
};

const isField = (name: string): name is keyof typeof labels => name in labels;

const written = (application: StoredApplication, field: keyof typeof labels): string | null => {
  if (field === "positions") {
    return application.positions.map((position) => positionLabels[position]).join(", ") || null;
  }
  return field === "birthdate" && application.birthdate
    ? writtenDay(application.birthdate)
    : application[field];
};

export const readableApplication = (application: StoredApplication): string => {
  const { createdAt, deleteAt, isProcessed, consent, consentUntil, consentGivenAt, files } = application;
  const lines = [
    "Was zu dieser Bewerbung gespeichert ist",
    "",
    ...Object.keys(labels)
      .filter(isField)
      .flatMap((field) => {
        const value = written(application, field);
        return value === null ? [] : [`${labels[field]}: ${value}`];
      }),
    "",
    `Eingelangt: ${officeDateTime(new Date(createdAt))}`,
    `Stand: ${isProcessed ? "bearbeitet" : "noch nicht bearbeitet"}`,
    `Wird gelöscht: ${officeDate(deleteAt)}`,
    ...files.map(({ fileName }) => `Datei: ${fileName}`),
    "",
    `Einwilligung vom ${officeDateTime(new Date(consent.at))} (Fassung ${consent.version}): ${consent.text}`,
    ...(consentUntil && consentGivenAt
      ? [
          `Einwilligung vom ${officeDateTime(new Date(consentGivenAt))}: Aufbewahrung bis ${officeDate(consentUntil)}`,
        ]
      : []),
  ];
  return `${lines.join("\r\n")}\r\n`;
};

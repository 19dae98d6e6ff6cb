import { applicationFields, applicationLabels } from "../../../shared/applications/application.fields.ts";
import { ApplicationDraft } from "../../../shared/applications/application.ts";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { namesIn } from "../../../shared/contract/fields.ts";
import { writtenDay } from "../../../shared/dates/dates.ts";
import { officeDate, officeDateTime } from "../../../shared/dates/office-days.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";

export const exportText = {
  fileName: "bewerbung.zip",
  readable: "bewerbung.txt",
  data: "bewerbung.json",
  folder: "dateien",
};

const { isProcessed: _, ...written } = ApplicationDraft.shape;
const fields = namesIn(applicationFields, written);

const wordsOf = (application: StoredApplication, field: (typeof fields)[number]): string | null => {
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
    ...fields.flatMap((field) => {
      const value = wordsOf(application, field);
      return value === null ? [] : [`${applicationLabels[field]}: ${value}`];
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

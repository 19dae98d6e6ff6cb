import type { ConsentOrigin } from "../../../../shared/news/consent.ts";

export const originText: Readonly<Record<ConsentOrigin, string>> = {
  registrationForm: "Anmeldeformular",
  clientBase: "Mandantenstamm",
  event: "Visitenkarte/Veranstaltung",
  written: "Schriftliche Einwilligung",
  other: "Sonstiges",
};

export const consentText = {
  origin: "Herkunft der Einwilligung",
  chooseOrigin: "Bitte wählen",
  detail: "Näheres",
  detailHelp: "Zum Beispiel der Name der Veranstaltung.",
  label: "Einwilligung",
  since: (origin: string, when: string) => `${origin}, festgehalten ${when}`,
  unknown: "Herkunft nicht festgehalten",
  byOwner: (when: string) => `Von der Person selbst bestätigt ${when}.`,
};

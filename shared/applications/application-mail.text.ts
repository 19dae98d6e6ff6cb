import type { MailKind } from "./application-mail.ts";

export const mailLabels: Readonly<Record<MailKind, string>> = {
  invitation: "Einladung",
  papers: "Bitte um Unterlagen",
  acceptance: "Zusage",
  refusal: "Absage",
};

interface Draft {
  readonly subject: string;
  readonly text: string;
}

export const mailDrafts: Readonly<Record<MailKind, Draft>> = {
  invitation: {
    subject: "Einladung zum Gespräch",
    text: "danke für Ihre Bewerbung. Sie hat uns neugierig gemacht, und wir möchten Sie gerne kennenlernen. Bitte wählen Sie einen der folgenden Termine.",
  },
  papers: {
    subject: "Bitte um weitere Unterlagen",
    text: "danke für Ihre Bewerbung. Damit wir sie beurteilen können, bitten wir Sie noch um folgende Unterlagen:",
  },
  acceptance: {
    subject: "Zusage zu Ihrer Bewerbung",
    text: "wir freuen uns, Ihnen zuzusagen, und melden uns in den nächsten Tagen wegen der Einzelheiten.",
  },
  refusal: {
    subject: "Zu Ihrer Bewerbung",
    text: "danke für Ihr Interesse an unserer Kanzlei. Leider können wir Ihnen diesmal keine Stelle anbieten. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.",
  },
};

import { articleStateText as states } from "../../shared/news/article-state.text.ts";
import type { ArticleState } from "../../shared/news/article-state.ts";

export const text = {
  newArticleIsDraft: "Ein neuer Artikel beginnt als Entwurf.",
  flagsContradict: "Diese Angaben zum Status passen nicht zusammen.",
  stepNotAllowed: (from: ArticleState, to: ArticleState) =>
    `Von „${states[from]}“ geht es nicht direkt zu „${states[to]}“.`,
  unpinnedBeforeItAppears: "Oben auf der Startseite steht der Artikel erst, wenn er erschienen ist.",
  endsBeforeItAppears: "Das Ende der Sichtbarkeit muss nach dem Erscheinen liegen.",
  otherPersonReleases:
    "Sie haben zuletzt daran geschrieben. Veröffentlichen kann den Artikel jemand anderes, der Neuigkeiten dieser Kanzlei bearbeitet, oder Sie, sobald er freigegeben ist.",
  releasedTextStays:
    "Veröffentlicht wird nur, was eine zweite Person gelesen hat. Bitte speichern Sie Änderungen als Entwurf oder zur Prüfung; veröffentlichen lassen sie sich dann, sobald jemand anderes sie freigibt.",
  unknownPerson: "Diese Person gibt es nicht.",
  formerOffice: "einer früheren Kanzlei",
  leftAt: (office: string, day: string) => `${office} am ${day}`,
  hasUnsubscribed: (places: readonly string[]) =>
    `Abgemeldet bei ${places.join(", ")}: Wer zu dieser Adresse gehört, kann sich nur selbst wieder anmelden.`,
  notYet: "Dieser Zeitpunkt liegt in der Zukunft.",
  enterFirst: "Bitte tragen Sie die Person zuerst ein, und melden Sie sie dann ab.",
  unknownArticle: "Diesen Artikel gibt es nicht.",
  copyOf: (title: string) => `${title} (Kopie)`,
  cancellationRunsOut:
    "Der abgebrochene Versand läuft noch aus. Bitte versuchen Sie es in einigen Minuten wieder.",
  newsletterTooLarge: "Der Newsletter ist zu groß. Bitte kürzen Sie Texte oder nehmen Sie Artikel heraus.",
  readerBlocksTooLarge:
    "Was nur ein Teil der Empfänger sieht, ist zu groß. Bitte verwenden Sie eine Vorlage, in der diese Teile kürzer sind.",
  templateFails: (line: number) => `Die Vorlage lässt sich nicht verwenden: Zeile ${line} ist fehlerhaft.`,
  previewReader: "Maria Muster",
};

export const articleApprovalText = {
  asked: (title: string, name: string, note: string | null | undefined, link: string) => ({
    subject: `Bitte um Freigabe: ${title}`,
    lines: [
      `${name} bittet Sie, den Artikel „${title}“ zu prüfen und freizugeben.`,
      ...(note ? [`Anmerkung: ${note}`] : []),
      link,
    ],
  }),
  given: (title: string, name: string, link: string) => ({
    subject: `Freigegeben: ${title}`,
    lines: [`${name} hat den Artikel „${title}“ freigegeben:`, link],
  }),
  refused: (title: string, name: string, note: string | null, link: string) => ({
    subject: `Nicht freigegeben: ${title}`,
    lines: [
      `${name} gibt den Artikel „${title}“ nicht frei. Er ist wieder ein Entwurf.`,
      ...(note ? [`Anmerkung: ${note}`] : []),
      link,
    ],
  }),
};

export const confirmationText = {
  reminderTitle: (title: string) => `Bitte bestätigen: ${title}`,
  reminder: (until: string) =>
    `Sie haben diesen Artikel noch nicht bestätigt. Bitte lesen Sie ihn und bestätigen Sie es am Ende des Artikels bis ${until}.`,
  overdueReminder: (until: string) =>
    `Bis ${until} war zu bestätigen, dass Sie diesen Artikel gelesen haben. Bitte lesen Sie ihn und bestätigen Sie es am Ende des Artikels.`,
};

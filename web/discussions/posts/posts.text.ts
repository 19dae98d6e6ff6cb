import { nobody } from "../../components/answers/answers.text.ts";

export const postText = {
  answer: "Antworten",
  pin: "Anheften",
  unpin: "Nicht mehr anheften",
  close: "Für Antworten schließen",
  open: "Für Antworten öffnen",
  move: "Verschieben …",
  removed: (title: string) => `„${title}“ ist gelöscht.`,
  removeTitle: "Beitrag löschen?",
  removeWarning: (title: string, answers: string) =>
    `„${title}“ wird mit allen Antworten (${answers}) gelöscht. Wiederherstellen können ihn nur jene, die das Forum betreuen.`,
  closedNote: "Dieser Beitrag ist geschlossen und nimmt keine Antworten mehr an.",
  editedBy: (name: string, when: string) => `bearbeitet von ${name} ${when}`,
  name: "Beitrag",
  history: "Frühere Fassungen",
  firstUnread: (count: number) =>
    count === 1 ? "Zur neuen Antwort" : `Zum ersten Ungelesenen (${count} neu)`,
};

export const followText = {
  follow: "Folgen",
  mute: "Stummschalten",
  followed: "Sie bekommen eine E-Mail, wenn hier jemand antwortet.",
  muted: "Sie bekommen zu dieser Diskussion keine E-Mails mehr.",
};

export const moveText = {
  title: "Beitrag verschieben",
  act: "Verschieben",
  moved: (forum: string) => `Der Beitrag steht jetzt in „${forum}“.`,
};

export const mergeText = {
  act: "Zusammenführen …",
  pick: "Mit welchem Beitrag zusammenführen?",
  search: "Titel oder Name",
  empty: "Es gibt keinen anderen Beitrag in Foren, die Sie betreuen.",
  title: "Beiträge zusammenführen?",
  places: (title: string, into: string, forum: string, answers: string) =>
    `„${title}“ wird eine Antwort auf „${into}“ im Forum ${forum}. Die Antworten (${answers}) stehen dort der Zeit nach zwischen den anderen; Titel, Anheftung und Stand gelten wie dort.`,
  tells:
    "Niemand wird benachrichtigt. Wer einer der beiden Diskussionen folgt, folgt künftig der gemeinsamen; was gelesen ist, bleibt es, und alte Links führen an die neue Stelle.",
  unsolves: "Die Antwort, die hier als Lösung markiert ist, ist dort keine mehr.",
  closed: "Dort kann niemand mehr antworten: Der Beitrag ist geschlossen.",
  verb: "Zusammenführen",
  done: (title: string, into: string) => `„${title}“ ist jetzt eine Antwort auf „${into}“.`,
  separate: "Wieder abtrennen",
  separated: (title: string) => `„${title}“ ist wieder ein eigener Beitrag.`,
  wasPost: "war ein eigener Beitrag",
  from: (title: string) => `aus „${title}“`,
};

export const reportText = {
  act: "Melden …",
  title: (name: string) => `${name} melden`,
  verb: "Melden",
  told: "Wer das Forum betreut, sieht Ihren Namen und den Grund. Wer das geschrieben hat, erfährt davon nichts.",
  reason: "Grund",
  done: "Gemeldet. Danke für den Hinweis.",
};

export const solutionText = {
  title: "Lösung",
  mark: "Als Lösung markieren",
  unmark: "Nicht mehr die Lösung",
  marked: "Die Antwort steht jetzt als Lösung oben.",
  unmarked: "Die Diskussion hat keine Lösung mehr.",
};

export const answerText = {
  title: (count: string) => `Antworten (${count})`,
  label: "Antworten",
  empty: "Noch hat niemand geantwortet.",
  gone: "Die verlinkte Antwort gibt es nicht mehr.",
  fresh: "Neu",
  number: (number: string) => `#${number}`,
  short: (number: string) => `Antwort ${number}`,
  linkTo: (number: string) => `Link zu Antwort ${number}`,
  name: (number: string, author: string) => `Antwort ${number} von ${author}`,
  nobody,
  quote: "Zitieren",
  quoteOf: (name: string) => `${name} zitieren`,
  quoteSelection: "Auswahl zitieren",
  quoteSelectionOf: (name: string) => `Auswahl aus ${name} zitieren`,
  wrote: (author: string) => `${author} schrieb:`,
  removeTitle: "Antwort löschen?",
  removeWarning: (author: string) =>
    `Die Antwort von ${author} wird gelöscht. Wiederherstellen können sie nur jene, die das Forum betreuen.`,
  removed: "Die Antwort ist gelöscht.",
};

export const historyText = {
  none: "Es sind keine früheren Fassungen aufgehoben.",
  version: (when: string, by: string | null) => `Fassung vom ${when}${by === null ? "" : ` von ${by}`}`,
};

export const postFields = {
  title: "Titel",
  forumId: "Forum",
  content: "Text",
  files: "Dateien",
  sticky: "Angeheftet",
  closed: "Geschlossen",
  questionnaire: "Umfrage",
  announcement: "Benachrichtigung",
};

export const postEditorText = {
  createTitle: "Neuer Beitrag",
  editTitle: "Beitrag bearbeiten",
  publish: "Beitrag veröffentlichen",
  pickForum: "Forum wählen",
  atOnce: "gleich",
  stickyLabel: "Anheften: steht in der Liste immer oben",
  closedLabel: "Schließen: niemand kann mehr antworten",
};

import { formatStamp } from "../../shared/dates/dates.ts";
import type { Unsearchable } from "../../shared/files/text-outcome.ts";
import { documentVisibilityText } from "../../shared/visibility/visibility.text.ts";
import type { DocumentVisibility } from "../../shared/visibility/visibility.ts";
import { formatNumber } from "../components/date-text.tsx";

const itemsCount = (count: number): string => (count === 1 ? "1 Eintrag" : `${formatNumber(count)} Einträge`);

export const cloudText = {
  title: "Cloud",
  search: "In diesem Ordner und allem darunter",
  searchAll: "In der ganzen Cloud suchen",
  foundIn: "In:",
  foundText: "Im Text:",
  empty: "Dieser Ordner ist leer. Ziehen Sie Dateien oder Ordner hierher, oder laden Sie sie hoch.",
  emptyClosed: "Dieser Ordner ist leer.",
  folder: "Ordner",
  trash: "Papierkorb",
  requests: "Anforderungen",
  closed: "Geschlossen",
  shared: "Geteilt",
  sharedHelp: "Mit Außenstehenden, über einen Link.",
  closedHelp: "Hier legt nur etwas ab, wer den Ordner angelegt hat.",
};

export const placeWords = (path: readonly { readonly title: string }[]): string =>
  [cloudText.title, ...path.map(({ title }) => title)].join(" › ");

export const itemFields = {
  title: "Name",
  description: "Beschreibung",
  visibility: "Sichtbar für",
  organisationId: "Kanzlei",
  kind: "Art",
  size: "Größe",
  modifiedAt: "Geändert",
  createdAt: "Angelegt",
  creator: "Angelegt von",
  editor: "Geändert von",
  path: "Liegt in",
  closed: "Nur ich lege hier etwas ab",
  search: "Suche",
};

export const unsearchableText: Readonly<Record<Unsearchable, string>> = {
  none: "Text nicht durchsuchbar: enthält keinen, etwa als Scan",
  encrypted: "Text nicht durchsuchbar: verschlüsselt",
  "too-large": "Text nicht durchsuchbar: Datei zu groß",
  broken: "Text nicht durchsuchbar: Datei nicht lesbar",
  "gave-up": "Text nicht durchsuchbar: Lesen dauerte zu lange",
};

export const createdWords = (when: string, name: string | undefined): string =>
  name === undefined ? `Angelegt ${when}` : `Angelegt ${when} von ${name}`;

export const visibilityOptions = Object.entries(documentVisibilityText).map(([value, label]) => ({
  value,
  label,
}));

export const groupName = (group: DocumentVisibility): string => documentVisibilityText[group];

export const editText = {
  createFolder: "Neuer Ordner",
  editFolder: "Ordner bearbeiten",
  editFile: "Datei bearbeiten",
  saved: (title: string) => `„${title}“ ist gespeichert.`,
  fromFolder: "vom Ordner",
  narrowed: (group: string) => `Zu sehen ist es trotzdem nur für: ${group} (vom Ordner).`,
  downloadedAs: (name: string) => `Heruntergeladen wird die Datei als „${name}“.`,
  noOffice: "Keine Kanzlei",
  closedHelp: "Andere sehen den Ordner, können aber nichts hineinlegen.",
};

export const actionText = {
  open: "Öffnen",
  move: "Verschieben",
  audience: "Wer sieht das?",
  share: "Teilen",
  request: "Unterlagen anfordern",
  removed: ({ title, isShared }: { title: string; isShared?: boolean | undefined }) =>
    `„${title}“ liegt im Papierkorb.${isShared ? " Die Links nach außen gelten solange nicht." : ""}`,
  removedMany: (count: number) => `${itemsCount(count)} im Papierkorb.`,
  restored: "Wiederhergestellt.",
  moved: (title: string, place: string) => `„${title}“ liegt jetzt in „${place}“.`,
  movedMany: (count: number, place: string) => `${itemsCount(count)} nach „${place}“ verschoben.`,
};

export const watchText = {
  watch: "Beobachten",
  unwatch: "Nicht beobachten",
  watched: "Sie bekommen höchstens einmal in der Stunde eine E-Mail, wenn sich hier etwas ändert.",
  unwatched: "Sie bekommen zu diesem Ordner keine E-Mails mehr.",
};

export const thenText = {
  label: "Früherer Stand",
  title: (date: string) => `So war der Ordner am ${date}`,
  limits: (days: number) =>
    `Gezeigt wird, was Sie heute sehen dürfen. Gelöschtes fehlt, sobald es nach ${days} Tagen oder von Hand aus dem Papierkorb entfernt ist; ältere Inhalte öffnen sich, solange sie zu den letzten 30 Versionen gehören.`,
  day: "Stand vom",
  back: "Zurück zu heute",
  since: "Seither",
  same: "Unverändert.",
  deleted: "Liegt im Papierkorb.",
  moved: (place: string) => `Liegt jetzt in „${place}“.`,
  renamed: (title: string) => `Heißt jetzt „${title}“.`,
  replaced: "Hat einen anderen Inhalt.",
  lost: "Der Inhalt von damals ist nicht mehr aufgehoben.",
  bringBack: "Zurückholen",
  bringBackTitle: (title: string) => `„${title}“ zurückholen?`,
  broughtBack: (title: string) => `„${title}“ ist wieder wie damals.`,
  empty: "An diesem Tag war der Ordner leer.",
};

export const moveText = {
  title: (title: string) => `„${title}“ verschieben`,
  titleMany: (count: number) => `${itemsCount(count)} verschieben`,
  verb: "Hierher verschieben",
  widerVerb: "Trotzdem verschieben",
  back: (count: number) =>
    count === 1 ? "Der Eintrag liegt wieder, wo er war." : "Die Einträge liegen wieder, wo sie waren.",
};

const MOST_NAMED = 3;

/** "Eva Huber, Max Gruber und 12 weitere" */
const someOf = (names: readonly string[]): string => {
  const left = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(", ");
  return left > 0
    ? `${named} und ${left === 1 ? "1 weitere Person" : `${formatNumber(left)} weitere`}`
    : named;
};

export const widerText = {
  one: (before: number, after: number, added: readonly string[]) =>
    `Mehr Personen als bisher sehen es dann: ${formatNumber(before)} → ${formatNumber(after)} Personen, darunter ${someOf(added)}.`,
  many: (added: readonly string[]) =>
    `Mehr Personen als bisher sehen dann etwas davon: ${formatNumber(added.length)} weitere, darunter ${someOf(added)}.`,
  group: (groups: readonly string[]) => `Mehr Personen als bisher sehen es dann: ${groups.join(", ")}.`,
};

export const pickText = {
  folders: "Ordner",
  none: "Hier ist kein weiterer Ordner.",
  up: "Eine Ebene höher",
  place: "Gewählter Ort:",
  seenBy: "Sichtbar für:",
};

export const audienceText = {
  title: (title: string) => `Wer sieht „${title}“?`,
  everybody: "Alle, die sich anmelden können.",
  group: (group: string) => `${group} und die Administratoren.`,
  byFolder: "Das bestimmt ein Ordner, in dem es liegt.",
  people: (count: number) =>
    count === 1 ? "Das ist zurzeit 1 Person:" : `Das sind zurzeit ${formatNumber(count)} Personen:`,
  peopleLabel: "Personen",
};

export const uploadingText = {
  files: "Dateien hochladen",
  folder: "Ordner hochladen",
  already: (count: number) =>
    count === 1
      ? "1 Datei war schon hochgeladen und wird nicht noch einmal gesendet."
      : `${formatNumber(count)} Dateien waren schon hochgeladen und werden nicht noch einmal gesendet.`,
};

export const interruptedText = {
  title: "Unterbrochen",
  text: (count: number, size: string) =>
    count === 1
      ? `1 Datei (${size}) ist noch nicht hochgeladen.`
      : `${formatNumber(count)} Dateien (${size}) sind noch nicht hochgeladen.`,
  files: "Noch nicht hochgeladen",
  more: (count: number) => `und ${formatNumber(count)} weitere`,
  choose:
    "Wählen Sie dieselben Dateien oder denselben Ordner dort noch einmal, oder ziehen Sie sie hinein: Es geht weiter, wo es aufgehört hat.",
  allow:
    "Der Browser fragt, ob das Portal die Dateien noch einmal lesen darf. Danach geht es weiter, wo es aufgehört hat.",
  resume: "Fortsetzen",
  discard: "Verwerfen",
  place: "Ordner öffnen",
  refused: "Ohne diese Erlaubnis geht es weiter, wenn Sie dieselben Dateien noch einmal wählen.",
};

export const quotaText = {
  label: "Speicher Ihrer Kanzlei",
  share: (used: string, quota: string) => `${used} von ${quota} belegt`,
  nearFull: "Der Speicher ist fast voll. Bitte löschen Sie, was Sie nicht mehr brauchen, auch im Papierkorb.",
  full: "Der Speicher ist voll. Hochladen geht erst wieder, wenn Platz ist.",
};

export const questionText = {
  name: {
    title: "Diese Datei gibt es schon",
    text: (name: string, there: string) =>
      name === there
        ? `In diesem Ordner liegt schon „${there}“.`
        : `„${name}“ heißt so wie „${there}“, das schon in diesem Ordner liegt.`,
  },
  content: {
    title: "Derselbe Inhalt ist schon da",
    text: (name: string, there: string) =>
      name === there
        ? `In diesem Ordner liegt schon „${there}“ mit genau diesem Inhalt.`
        : `„${name}“ hat genau denselben Inhalt wie „${there}“, das schon in diesem Ordner liegt.`,
  },
  yours: "Ihre Datei",
  there: "Im Ordner",
  facts: (size: string, changedAt: string) => `${size}, geändert ${formatStamp(changedAt)}`,
  show: (there: string) => `„${there}“ ansehen`,
  replaces: "Eine neue Version ersetzt den Inhalt; der bisherige bleibt als ältere Version erhalten.",
  mayNotReplace: "Eine neue Version davon kann nur ablegen, wer die Datei angelegt hat.",
  choices: { skip: "Überspringen", both: "Beide behalten", version: "Neue Version" },
  forAll: (others: number) =>
    others > 0 ? `Für alle weiteren ebenso (noch ${formatNumber(others)})` : "Für alle weiteren ebenso",
};

export const fileText = {
  preview: "Vorschau",
  details: "Angaben",
  versions: "Versionen",
  current: "aktuell",
  bringBackTitle: "Ältere Version zurückholen?",
  bringBackText: (when: string) =>
    `Die Version vom ${when} wird wieder die aktuelle. Die jetzige bleibt als Version erhalten.`,
  broughtBack: "Die ältere Version ist wieder die aktuelle.",
  newVersion: "Neue Version hochladen",
  openVersion: (when: string) => `Version vom ${when} öffnen`,
};

import type { MaterialOrderState } from "../../shared/material/material-order.ts";
import { formatNumber } from "../components/date-text.tsx";

const articles = (count: number) => (count === 1 ? "1 Artikel" : `${formatNumber(count)} Artikel`);

export const materialText = {
  title: "TU Material",
  meta: "Visitenkarten, Briefpapier und anderes für Ihre Kanzlei.",
  own: "Meine Bestellungen",
  all: "Alle Bestellungen",
  toOrder: "Material bestellen",
  noList: (status: number) => `Die Datei mit den Artikeln kann nicht gelesen werden (Antwort ${status}).`,
  broken: "Die Materialliste ist fehlerhaft. Bestellt werden kann, sobald sie berichtigt ist.",
  brokenHelp:
    "Bitte melden Sie dem technischen Kontakt, was hier steht. Bisherige Bestellungen sind nicht betroffen.",
  emptyList: "In der Materialliste stehen noch keine Artikel.",
};

export const orderText = {
  search: "Artikel suchen",
  notFound: "Mit diesem Wort gibt es keinen Artikel.",
  specials: "Nach Ihren Angaben",
  quantity: "Menge",
  quantityIn: (unit: string) => `Menge (${unit})`,
  itemNote: "Anmerkung",
  specialNote: "Ihre Angaben",
  delivery: "Lieferung",
  note: "Anmerkung zur Bestellung",
  submit: "Bestellen",
  clear: "Alles leeren",
  chosen: (count: number) => (count === 0 ? "Noch nichts ausgewählt" : `${articles(count)} ausgewählt`),
  sending: "Wird bestellt …",
  ordered: "Ihre Bestellung ist eingelangt. Eine Bestätigung geht an die E-Mail-Adresse in Ihrem Profil.",
  gone: (names: readonly string[]) =>
    `Nicht mehr in der Liste und daher weggelassen: ${names.map((name) => `„${name}“`).join(", ")}.`,
};

export const stateText: Readonly<Record<MaterialOrderState, string>> = {
  ordered: "Bestellt",
  sent: "Gesendet",
  cancelled: "Storniert",
};

export const ordersText = {
  emptyOwn: "Hier stehen Ihre Bestellungen, sobald Sie Material bestellt haben.",
  emptyAll: "Hier stehen die Bestellungen, sobald jemand Material bestellt hat.",
  createdAt: "Bestellt am",
  createdBy: "Bestellt von",
  items: "Artikel",
  state: "Stand",
  month: "Monat",
  orderOf: (date: string) => `Bestellung vom ${date}`,
  orderBy: (name: string, date: string) => `Bestellung von ${name} vom ${date}`,
  line: (quantity: number, name: string) => `${formatNumber(quantity)} × ${name}`,
  more: (count: number) => (count === 1 ? "1 weiterer Artikel" : `${formatNumber(count)} weitere Artikel`),
  again: "Noch einmal bestellen",
  againTitle: "Angefangene Bestellung ersetzen?",
  againText:
    "Sie haben schon Artikel ausgewählt. Stattdessen werden die Artikel dieser Bestellung übernommen.",
  againVerb: "Ersetzen",
  exportHint: "Exportiert werden die Bestellungen, die die Liste gerade zeigt, ein Artikel je Zeile.",
  exportFile: "material",
  exported: (count: string) =>
    count === "1" ? "1 Zeile ist exportiert." : `${count} Zeilen sind exportiert.`,
  exportHead: [
    "Datum",
    "Kanzlei",
    "Bestellt von",
    "Stand",
    "Gruppe",
    "Artikel",
    "Menge",
    "Anmerkung zum Artikel",
    "Anmerkung zur Bestellung",
  ],
};

export const stateActionText: Readonly<
  Record<MaterialOrderState, { readonly label: string; readonly title: string; readonly verb: string }>
> = {
  sent: { label: "Als gesendet melden", title: "Als gesendet melden?", verb: "Als gesendet melden" },
  cancelled: { label: "Stornieren", title: "Bestellung stornieren?", verb: "Bestellung stornieren" },
  ordered: {
    label: "Wieder in Arbeit nehmen",
    title: "Bestellung wieder in Arbeit nehmen?",
    verb: "Wieder in Arbeit nehmen",
  },
};

export const stateChangeText = {
  told: (name: string) => `${name} erfährt es per E-Mail, wenn eine Adresse eingetragen ist.`,
  dismiss: "Nicht ändern",
  done: (state: MaterialOrderState) => `Die Bestellung ist jetzt „${stateText[state]}“.`,
};

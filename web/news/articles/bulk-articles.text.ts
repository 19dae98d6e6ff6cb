import { periods } from "../../../shared/periods.ts";

const counted = (count: number) => `${count} Artikel`;
const ofSome = (count: number) => (count === 1 ? "1 Artikel" : `${count} Artikeln`);

export const bulkArticlesText = {
  tag: {
    label: "Thema …",
    title: "Thema ändern",
    text: "Sie bekommen statt ihres Themas das, das Sie wählen. Niemand wird benachrichtigt.",
    verb: (count: number) => `Bei ${ofSome(count)} ändern`,
    done: (count: number) => `Das Thema von ${ofSome(count)} ist geändert.`,
  },
  office: {
    label: "Kanzlei …",
    title: "Kanzlei ändern",
    text: "Sie gehören dann zu dieser Kanzlei: Wer deren News bearbeitet, bearbeitet sie. Niemand wird benachrichtigt.",
    verb: (count: number) => `Bei ${ofSome(count)} ändern`,
    done: (count: number) => `Die Kanzlei von ${ofSome(count)} ist geändert.`,
  },
  withdraw: {
    label: "Zurücknehmen …",
    title: "Veröffentlichungen zurücknehmen?",
    text: "Sie sind dann nirgends mehr zu sehen, auch nicht auf öffentlichen Seiten; Links darauf führen ins Leere. Wo sie erschienen sind, bleibt gemerkt.",
    verb: (count: number) => `${counted(count)} zurücknehmen`,
    done: (count: number) => `${counted(count)} zurückgenommen.`,
  },
  remove: {
    label: "Löschen",
    title: "Artikel löschen?",
    text: `Sie sind dann für niemanden mehr zu sehen und liegen ${periods.deletedEntry.count} Tage im Papierkorb der Artikel.`,
    verb: (count: number) => `${counted(count)} löschen`,
    done: (count: number) => `${counted(count)} gelöscht.`,
  },
};

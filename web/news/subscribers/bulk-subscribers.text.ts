import { periods } from "../../../shared/periods.ts";

const counted = (count: number) => (count === 1 ? "1 Abonnenten" : `${count} Abonnenten`);

export const bulkSubscribersText = {
  unsubscribe: {
    label: "Abmelden …",
    title: "Vom Newsletter abmelden?",
    text: "An ihre Adressen geht dann kein Newsletter mehr, weder von ihrer Kanzlei noch von der ganzen Gruppe. Zurücknehmen lässt sich das hier nicht: Wieder anmelden kann sich nur die Person selbst. Benachrichtigt wird niemand.",
    verb: (count: number) => `${counted(count)} abmelden`,
    done: (count: number) =>
      count === 1 ? "1 Abonnent ist abgemeldet." : `${count} Abonnenten sind abgemeldet.`,
  },
  remove: {
    label: "Löschen",
    title: "Abonnenten löschen?",
    text: `Sie bekommen dann keinen Newsletter mehr. Abmeldungen und Sperren bleiben gemerkt; alle anderen kann ein Import wieder aufnehmen. Gelöschte liegen ${periods.deletedEntry.count} Tage im Papierkorb.`,
    verb: (count: number) => `${counted(count)} löschen`,
    done: (count: number) =>
      count === 1 ? "1 Abonnent ist gelöscht." : `${count} Abonnenten sind gelöscht.`,
  },
};

import type { RowName } from "./notification-rows.ts";

export const notificationsText = {
  title: "Benachrichtigungen",
  withoutMail: "Zu Ihrem Profil gibt es keine E-Mail-Adresse: Sie erfahren davon nur durch die Glocke.",
  what: "Was",
  bell: "Glocke",
  mail: "E-Mail",
  digest: "Am Morgen",
  digestHelp:
    "Am Morgen: eine E-Mail um 7 Uhr mit allem aus den Foren statt einer für jeden Beitrag und jede Antwort.",
  forumDigest: "Foren gesammelt am Morgen",
  always: "immer",
  never: "gibt es nicht",
  cell: (way: string, what: string) => `${what}: ${way}`,
  forum: (name: string) => `Neue Beiträge in „${name}“`,
  unreachable: "Ohne E-Mail-Adresse nicht möglich.",
};

export const rowText: Readonly<Record<RowName, { readonly label: string; readonly help?: string }>> = {
  answers: {
    label: "Antworten in meinen Diskussionen",
    help: "Wo Sie geschrieben haben oder folgen; auch, wenn jemand Ihre Stimme für die Kanzlei ändert",
  },
  reactions: { label: "Reaktionen auf meine Artikel, Beiträge und Antworten" },
  mentions: { label: "Erwähnungen" },
  posts: { label: "Neue Beiträge", help: "In Foren, denen Sie folgen" },
  polls: { label: "Umfragen", help: "Wo Ihre Stimme fehlt, und Ergebnisse" },
  articles: { label: "Neue Artikel" },
  confirmations: { label: "Lesebestätigungen" },
  events: { label: "Neue Termine" },
  ownEvents: { label: "Meine Termine", help: "Plätze, Änderungen und Erinnerungen" },
  folders: { label: "Ordner, die ich beobachte" },
  shares: {
    label: "Downloads von außen",
    help: "Von dem, was Sie mit Außenstehenden teilen, höchstens einmal am Tag",
  },
  zips: { label: "Fertige ZIPs" },
  material: { label: "Meine Bestellungen" },
  releases: { label: "Freigaben" },
  sends: { label: "Versand meiner Newsletter" },
  applications: {
    label: "Bewerbungen",
    help: "Bei Ihrer Kanzlei: neue, Unterlagen und Termine dazu; zurückgezogene nur durch die Glocke",
  },
};

export const talkText = {
  article: "Artikel",
  comments: (count: string) => `Kommentare (${count})`,
  none: "Noch hat niemand kommentiert.",
  gone: "Zu diesem Artikel kann derzeit niemand kommentieren: Die Diskussion oder ihr Forum ist gelöscht.",
  write: "Kommentieren",
  openForum: "Im Forum öffnen",
  whoReads: "Ihr Kommentar steht im Forum, wo alle Mitarbeitenden ihn lesen.",
  editor: { title: "Ihr Kommentar", send: "Kommentar senden" },
};

export const talkPanelText = {
  title: "Rückmeldungen",
  allowsReactions: "Reaktionen erlauben",
  reactionsHelp:
    "Wer den Artikel im Portal liest, kann mit einem Klick reagieren; alle sehen, wer wie. Der Autor erfährt davon in der Glocke.",
  comments: "Kommentare",
  noComments: "Niemand kann kommentieren.",
  commentsIn: (forum: string) => `Kommentare stehen im Forum ${forum}.`,
  allow: "Kommentare erlauben …",
  change: "Anderes Forum …",
  forbid: "Keine Kommentare",
  help: "Der erste Kommentar beginnt im Forum eine Diskussion mit dem Titel des Artikels. Alle Mitarbeitenden lesen, was im Forum steht. Nach dem Ende bleibt dort, was geschrieben wurde.",
  pick: "In welchem Forum kommentieren?",
  search: "Forum oder Gruppe",
  empty: "Es gibt noch kein Forum.",
  unknown: "das es nicht mehr gibt",
};

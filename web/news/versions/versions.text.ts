export const versionsText = {
  title: "Versionen",
  list: "Versionen des Artikels",
  kept: "Jedes Speichern, das etwas ändert, hebt ein Jahr lang auf, was davor da stand.",
  current: "Jetzt",
  oldest: "Älteste aufgehobene Version",
  none: "Dieser Artikel wurde noch nicht geändert, seit Versionen aufgehoben werden.",
  somebody: "Unbekannt",
};

export const versionText = {
  title: (when: string) => `Version vom ${when}`,
  compare: "Vergleichen",
  withBefore: "Mit der Version davor",
  withNow: "Mit jetzt",
  sinceBefore: "Durchgestrichen ist, was davor da stand, unterstrichen, was in dieser Version dazukam.",
  sinceThen: "Durchgestrichen ist, was in dieser Version stand, unterstrichen, was seither dazukam.",
  removed: "Gelöscht:",
  added: "Eingefügt:",
  same: "Es gibt keinen Unterschied.",
  noWords:
    "Geändert, ohne dass sich Wörter unterscheiden: Formatierung, Links, Bilder oder etwas anderes Gewähltes.",
  whole: "Ganzer Text dieser Version",
};

export const restoreText = {
  verb: "Wiederherstellen",
  title: "Version wiederherstellen?",
  changes: (fields: string, when: string) => `So wie am ${when} wird wieder: ${fields}.`,
  stays:
    "Was jetzt da steht, bleibt unter den Versionen. Status, Termine, Adresse, Zuordnung, Dateien und Bilder außerhalb des Textes bleiben, wie sie jetzt sind.",
  lost: (count: number) =>
    count === 1
      ? "Ein Bild dieses Textes gibt es nicht mehr, es fehlt dann."
      : `${count} Bilder dieses Textes gibt es nicht mehr, sie fehlen dann.`,
  dropped: (count: number) =>
    count === 1
      ? "Ein Bild, das nur im jetzigen Text steht, wird gelöscht."
      : `${count} Bilder, die nur im jetzigen Text stehen, werden gelöscht.`,
  released: "Der Artikel ist veröffentlicht: Wo er zu sehen ist, steht sofort der frühere Text.",
  planned: (when: string) =>
    `Der Artikel erscheint am ${when} mit dem früheren Text, angekündigt wird er wie geplant.`,
  lapses: (name: string | null) => `Die Freigabe${name ? ` von ${name}` : ""} gilt dann nicht mehr.`,
  asked: "Wer um die Freigabe gebeten ist, findet dann den früheren Text vor.",
  silent: "Benachrichtigt wird jetzt niemand.",
  done: (when: string) => `Die Version vom ${when} ist wiederhergestellt.`,
  sameWords: "Ihre Wörter sind dieselben wie jetzt: Es gibt nichts wiederherzustellen.",
  staysReleased:
    "Was veröffentlicht ist, muss jemand zweiter gelesen haben. Zum Wiederherstellen nehmen Sie bitte zuerst die Veröffentlichung zurück.",
};

import type { ArticleState } from "../../../shared/news/article-state.ts";

export const archiveText = {
  title: "News",
  label: "Veröffentlichte Artikel",
  empty: "Hier stehen Artikel, sobald der erste veröffentlicht ist.",
  manage: "Artikel verwalten",
  date: "Datum",
  mostRead: "Meistgelesen",
};

export const articleText = {
  enlarge: "Titelbild vergrößern",
  images: "Bilder",
  files: "Dateien",
  edit: "Artikel bearbeiten",
  versions: "Versionen",
  noContent: "Dieser Artikel hat noch keinen Text.",
  notReleased: "Dieser Artikel ist nicht für alle zu sehen.",
  toCome: (when: string) => `Dieser Artikel erscheint am ${when}.`,
  over: (when: string) => `Dieser Artikel war bis ${when} zu sehen.`,
  toAppear: "Erscheint",
  appeared: "Erschienen",
  publicPage: "Öffentliche Seite ansehen",
  related: (tag: string) => `Weitere Artikel zu ${tag}`,
  allOf: (tag: string) => `Alle zu ${tag}`,
};

export const mediaText = {
  title: "Bilder und Dateien",
  imagesHelp:
    "Das Titelbild steht auf den Karten und über dem Artikel. Newsletter zeigen es, wenn Sie für sie kein eigenes wählen.",
  noTitleImage: "Noch ist kein Titelbild gewählt: Karten, Artikel und Newsletter stehen ohne Bild.",
  showsFilesPublicly: "Auf der öffentlichen Seite zeigen",
  showsFilesHelp:
    "Ist der Artikel öffentlich, kann sie dort jeder laden, auch wer über einen Newsletter kommt. Sonst finden sie nur Mitarbeiter, im Portal.",
  chosen: "gewählt",
};

export const articlesText = {
  title: "Artikel",
  create: "Neuer Artikel",
  empty: "Hier stehen die Artikel Ihrer Kanzlei, vom Entwurf bis zur Veröffentlichung.",
  read: "Lesen",
  removeTitle: "Artikel löschen?",
  removed: (title: string) => `„${title}“ ist gelöscht.`,
  wholeGroup: "Ganze Gruppe",
};

export const articleHelp = {
  abstract: "Steht auf den Karten im Archiv und im Newsletter.",
  tag: "Ein Wort, nach dem sich Artikel finden lassen: Umsatzsteuer, Personal.",
  urlTitle:
    "Bleibt leer, wenn sie aus dem Titel entstehen soll. Öffentlich dann unter /news/titel-des-artikels.",
  fixedUrlTitle: "Die Adresse bleibt gleich, weil der Artikel öffentlich ist.",
  taxTag: "Ein Schlagwort für die öffentliche Seite, zum Beispiel § 12 UStG.",
  publishedByOrganisationIds: "Kanzleien, deren öffentliche Seiten und Feeds den Artikel außerdem zeigen.",
  visibleUntil: "Leer: ohne Ende.",
  pinnedUntil:
    "Bis dahin steht der Artikel, solange er intern veröffentlicht ist, bei allen ganz oben auf der Startseite. Niemand wird benachrichtigt.",
  pageTitle: "Titel der öffentlichen Seite, wenn er anders lauten soll.",
};

export const articleEditorText = {
  copyTitle: "Kopie eines Artikels",
  publication: "Veröffentlichung",
  assignment: "Zuordnung",
  addOffice: "Kanzlei hinzufügen",
  searchEngines: "Öffentliche Seite",
  saveFirst: "Nach dem ersten Speichern können Sie den Artikel zur Prüfung geben.",
  noAuthor: "Kein Autor",
  pickAuthor: "Autor wählen",
  changeAuthor: "Anderen wählen",
  removeAuthor: "Ohne Autor",
};

export const stateHelp: Readonly<Record<Exclude<ArticleState, "released">, string>> = {
  draft: "Nur die Redaktion sieht ihn.",
  inReview: "Wartet darauf, dass jemand aus der Redaktion ihn freigibt.",
  releasable: "Fertig, aber noch nirgends veröffentlicht.",
};

export const releasedText = {
  from: (when: string) => `Ab ${when} zu sehen.`,
  since: (day: string) => `Seit ${day} zu sehen.`,
  until: (when: string) => `War bis ${when} zu sehen.`,
};

export const timeText = { planned: "Geplant", over: "abgelaufen" };

export const stepText = {
  toDraft: "Zurück zum Entwurf",
  toReview: "Zur Prüfung geben …",
  toReleasable: "Freigeben",
  backToReleasable: "Veröffentlichung zurücknehmen …",
  toReleased: "Veröffentlichen …",
  toPlanned: "Veröffentlichung planen …",
  changeRelease: "Veröffentlichung ändern …",
};

export const placeText = {
  isInternalRelease: "Intern",
  isPublicRelease: "Öffentlich",
  isNewsletterRelease: "Newsletter",
};

export const releaseText = {
  title: "Artikel veröffentlichen",
  question: "Wo soll der Artikel erscheinen?",
  isInternalRelease: "Intern: alle Mitarbeiter der Gruppe lesen ihn im Archiv.",
  isPublicRelease: "Öffentlich: er steht auf der Website, seine Adresse bleibt dann gleich.",
  isNewsletterRelease: "Newsletter: er kann in einen Newsletter aufgenommen werden.",
  chooseOne: "Bitte wählen Sie mindestens einen Ort.",
  publish: "Veröffentlichen",
  plan: "Veröffentlichung planen",
  appearsAt: (when: string) => `Er erscheint am ${when}, bis dahin sieht ihn nur die Redaktion.`,
  filesShown: (count: number) =>
    count === 1
      ? "Die Datei des Artikels kann dann jeder auf der öffentlichen Seite laden."
      : `Die ${count} Dateien des Artikels kann dann jeder auf der öffentlichen Seite laden.`,
  filesInside: "Die Dateien des Artikels bleiben im Portal, wie Sie es beim Artikel gewählt haben.",
};

export const withdrawText = {
  title: "Veröffentlichung zurücknehmen?",
  verb: "Zurücknehmen",
  planned: "Der Artikel erscheint dann nicht.",
  isInternalRelease: "Mitarbeiter finden den Artikel nicht mehr.",
  isPublicRelease:
    "Seine öffentliche Seite ist sofort weg, samt Dateien; Links in Newslettern und anderswo führen ins Leere.",
  isNewsletterRelease: "Newsletter, die noch nicht gesendet sind, können ihn nicht mehr zeigen.",
  remembered: "Wo er erschienen ist, bleibt für die nächste Veröffentlichung gemerkt.",
  withdrawn: (title: string) => `„${title}“ ist zurückgenommen.`,
};

export const secondPersonText = {
  youMay:
    "Mit der Veröffentlichung bestätigen Sie den Artikel als zweite Person. Ändern können Sie ihn dabei nicht.",
  addsNothing: "Sie haben zuletzt daran geschrieben: Anderswo veröffentlichen kann ihn nur jemand anderes.",
};

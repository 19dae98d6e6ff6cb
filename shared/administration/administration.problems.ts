/** Problems only the administration area answers. */
export const administrationProblems = {
  "template-set.not-found": { status: 404, title: "Diese Vorlage gibt es nicht." },
  "template-set.name-taken": { status: 409, title: "So heißt schon eine andere Vorlage." },
  "template-set.invalid": { status: 422, title: "Die Vorlage ist fehlerhaft." },
  "template-set.too-large": {
    status: 422,
    title: "Die Vorlage ist zu groß. Alle Teile zusammen dürfen höchstens 350 KB haben.",
  },
  "template-set.is-default": { status: 422, title: "Die Standardvorlage kann nicht gelöscht werden." },
  "template-set.is-built-in": { status: 422, title: "Die mitgelieferte Vorlage kann nicht gelöscht werden." },
  "template-set.default-needed": {
    status: 422,
    title: "Eine Vorlage muss die Standardvorlage sein. Machen Sie stattdessen eine andere dazu.",
  },
  "audit-entry.not-found": { status: 404, title: "Diesen Eintrag gibt es nicht." },
  "settings.own-second-factor-first": {
    status: 422,
    title: "Richten Sie zuerst im Profil Ihren eigenen zweiten Faktor ein.",
  },
} as const;

import { periods } from "../../shared/periods.ts";

const { count: days } = periods.deletedEntry;

export const deletionText = {
  article: (title: string) =>
    `„${title}“ ist dann für niemanden mehr zu sehen. ${days} Tage liegt der Artikel im Papierkorb.`,
  newsletter: (title: string) =>
    `„${title}“ ist dann für niemanden mehr zu sehen. ${days} Tage liegt der Newsletter im Papierkorb, mit allem, was über den Versand gespeichert ist.`,
  subscriber: (name: string, email: string) =>
    `${name} (${email}) bekommt dann keinen Newsletter mehr. ${days} Tage liegt der Eintrag im Papierkorb. Verlangt die Person, dass ihre Daten gelöscht werden, löschen Sie ihn dort endgültig.`,
};

export const employeeFormText = {
  person: "Person",
  work: "Arbeit",
  contact: "Kontakt",
  address: "Adresse",
  private: "Persönliches",
  privateHelp:
    "Das sehen nur die Person selbst, wer ihre Kanzlei verwaltet, und Administratoren; Tag und Monat des Geburtstags auch andere, wenn die Person es erlaubt.",
  ownPrivateHelp:
    "Das sehen nur Sie, wer Ihre Kanzlei verwaltet, und Administratoren; Tag und Monat des Geburtstags auch andere, wenn Sie es im Profil erlauben.",
  website: "Website der Kanzlei",
  websiteHelp: "Im Portal sehen alle Mitarbeiter die Kontaktdaten.",
  addressHelp: "Alle Mitarbeiter des Portals sehen diese Adresse.",
  directorHelp: "Öffnet, was nur für die Geschäftsführung bestimmt ist.",
  emailHelp: "Dorthin gehen auch Links für ein neues Kennwort.",
  languagesHelp: "Mehrere mit Beistrich.",
  officeMissing: "Bitte wählen Sie die Kanzlei.",
};

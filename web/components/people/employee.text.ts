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
  website: "Öffentliche Seite der Kanzlei",
  websiteHelp: "Wer außerhalb des Portals was sieht. Im Portal sehen alle Mitarbeiter die Kontaktdaten.",
  addressHelp: "Alle Mitarbeiter des Portals sehen diese Adresse.",
  directorHelp: "Öffnet, was nur für die Geschäftsführung bestimmt ist.",
  emailHelp: "Dorthin gehen auch Links für ein neues Kennwort.",
  languagesHelp: "Mehrere mit Beistrich.",
  officeMissing: "Bitte wählen Sie die Kanzlei.",
};

export const publicSightText = {
  title: "So sieht es die Öffentlichkeit",
  notShown: "Die Öffentlichkeit sieht diese Person nicht: „Person zeigen“ ist aus.",
  noOfficePage:
    "Die Öffentlichkeit sieht diese Person nicht: Die Kanzlei hat keine öffentliche Seite, solange ihr „Name in der Adresse“ fehlt.",
  phone: "Telefon",
  pictureLabel: "Bild",
  picture: "wird gezeigt",
  noPicture: "noch keines da",
  hidden: "nicht gezeigt",
  soon: "So steht es spätestens fünf Minuten nach dem Speichern dort.",
  officePage: "Öffentliche Seite der Kanzlei",
};

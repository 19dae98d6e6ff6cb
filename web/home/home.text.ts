const partOf = (hour: number) => (hour < 10 ? "Guten Morgen" : hour < 18 ? "Guten Tag" : "Guten Abend");

export const homeText = {
  title: "Home",
  greeting: (name: string, hour: number) => (name ? `${partOf(hour)}, ${name}` : partOf(hour)),
  newest: "Neue Artikel",
  allArticles: "Alle Artikel",
  noArticles: "Hier stehen neue Artikel, sobald welche erscheinen.",
};

export const profileText = {
  title: "Profil",
  none: "nicht angegeben",
  person: "Person",
  work: "Arbeit",
  contact: "Kontakt",
  name: "Name",
  birthday: "Geburtstag",
  jobTitle: "Funktion",
  specialty: "Fachgebiet",
  email: "E-Mail",
  phone: "Telefon",
  extension: "Durchwahl",
  mobile: "Mobil",
  address: "Adresse",
  withoutProfile: "Zu Ihrem Benutzer gibt es kein Mitarbeiterprofil.",
};

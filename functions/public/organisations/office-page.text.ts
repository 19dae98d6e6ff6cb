import type { PublicLanguage } from "../../../shared/organisations/public-address.ts";

const german = {
  offices: "Alle Kanzleien",
  picture: (name: string) => `Bild von ${name}`,
  products: "Leistungen",
  contact: "Kontakt",
  phone: "Telefon",
  fax: "Fax",
  email: "E-Mail",
  people: "Wer hier arbeitet",
  news: "Neuigkeiten",
  allNews: "Alle Neuigkeiten",
  customers: "Referenzen",
  links: "Links",
};
export type OfficePageText = typeof german;

export const officePageText: Readonly<Record<PublicLanguage, OfficePageText>> = {
  de: german,
  en: {
    offices: "All offices",
    picture: (name) => `Picture of ${name}`,
    products: "Services",
    contact: "Contact",
    phone: "Phone",
    fax: "Fax",
    email: "E-mail",
    people: "Our people",
    news: "News (in German)",
    allNews: "All news",
    customers: "References",
    links: "Links",
  },
  it: {
    offices: "Tutti gli studi",
    picture: (name) => `Immagine di ${name}`,
    products: "Servizi",
    contact: "Contatti",
    phone: "Telefono",
    fax: "Fax",
    email: "E-mail",
    people: "Chi lavora qui",
    news: "Notizie (in tedesco)",
    allNews: "Tutte le notizie",
    customers: "Referenze",
    links: "Link",
  },
};

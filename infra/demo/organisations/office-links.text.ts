/** `.example` belongs to nobody (RFC 2606). */
export const officeLinkText = [
  ["Merkblätter für Mandanten", "https://merkblatt.kanzlei.example"],
  ["Kammer: Rundschreiben", "https://kammer.example/rundschreiben"],
  ["Finanzverwaltung online", "https://finanz.example/anmeldung"],
  ["Sozialversicherung: Dienstgeber", "https://sozialversicherung.example/dienstgeber"],
  ["Förderungen des Landes", "https://land.example/foerderungen"],
  ["Lohnsteuertabellen", "https://finanz.example/lohnsteuer/tabellen"],
  ["Kollektivverträge im Volltext", "https://kollektivvertrag.example"],
  ["Fernwartung", "https://technik.kanzlei.example/fernwartung"],
] as const;

export const trades = [
  ["Bäckerei", "Backstube und drei Filialen, seit 1996 begleitet."],
  ["Tischlerei", "Möbel nach Maß mit zwölf Mitarbeitern."],
  ["Weingut", "Familienbetrieb; Übergabe an die nächste Generation."],
  ["Gasthof", "Küche und Gästezimmer, das ganze Jahr geöffnet."],
  ["Ordination Dr.", "Gruppenpraxis für Allgemeinmedizin."],
  ["Autohaus", "Werkstätte und Handel an zwei Standorten."],
  ["Gärtnerei", "Baumschule und Gartengestaltung."],
  ["Installationen", "Heizung, Bad und Lüftung."],
  ["Buchhandlung", "Buchhandlung mit Lesungen im Haus."],
  ["Apotheke", "Stadtapotheke mit Nachtdienst."],
  ["Zimmerei", "Dachstühle und Holzhäuser."],
  ["Optik", "Brillen und Hörgeräte."],
  ["Brauerei", "Kleine Brauerei mit Ausschank."],
  ["Spedition", "Nahverkehr und Lager."],
] as const;

export const streets = ["Hauptstraße", "Bahnhofstraße", "Gewerbepark", "Marktplatz", "Wiener Straße"];

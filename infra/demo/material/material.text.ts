export const orderNotes: readonly (string | null)[] = [
  null,
  null,
  "Bitte noch vor Monatsende.",
  "Für die Fachtagung; Abholung durch den Empfang.",
  null,
  "Bitte an den Empfang im zweiten Stock liefern.",
];

export const specialNotes: readonly string[] = [
  "Mag. Anna Berger, Steuerberaterin, Durchwahl 17",
  "Neue Funktion: Teamleitung Lohnverrechnung, sonst wie bisher",
  "Dr. Maximilian Hohenwarter-Schönbrunn, Wirtschaftsprüfer und Steuerberater",
];

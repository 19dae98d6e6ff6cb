export const openApiText = {
  title: "Kanzleiportal",
  description:
    "Alle Antworten sind JSON, Zeitpunkte UTC nach ISO 8601. Fehler sind Problem Details nach RFC 9457, ihre Texte sind zum Anzeigen gedacht. Schreibende Aufrufe wiederholen den Cookie XSRF-TOKEN im Header X-XSRF-TOKEN.",
  session: "Sitzung; POST /v1/login setzt den Cookie.",
  token:
    "Für Programme; Administratoren legen es unter Schnittstellen an. Ohne Cookie und X-XSRF-TOKEN, höchstens zehn Aufrufe in der Sekunde.",
  xsrf: "Wiederholt den Cookie XSRF-TOKEN, der zur Sitzung gehört.",
  access: "Zugriff",
  etag: "Version des Eintrags, für If-Match",
  ifMatch: "Version, die gelesen wurde: Ist sie nicht mehr die gespeicherte, wird mit 409 abgelehnt.",
  idempotencyKey: "Frei gewählt: Kommt derselbe Schlüssel noch einmal, geschieht nichts Zweites.",
  location: "Wo die Datei liegt; die Adresse gilt einige Minuten.",
  retryAfter: "Sekunden bis zum nächsten Versuch",
  success: "Erfolg",
};

export const publicText = {
  product: "Kanzleiportal",
  enlarge: "Bild in voller Größe",
  files: "Dateien",
  imprint: "Impressum",
  privacy: "Datenschutz",
  imprintAndPrivacy: "Impressum und Datenschutz",
  privacyOf: (office: string, email: string | null) => [
    `Verantwortlich für diese Seiten, für Newsletter und für Bewerbungen bei dieser Kanzlei ist ${office} mit den Angaben oben.`,
    "Die öffentlichen Seiten zählen keine Besuche. Sie setzen höchstens ein Cookie, das Formulare vor Fälschung schützt und niemanden wiedererkennt.",
    "Wer einen Newsletter bestellt, gibt dafür Name, E-Mail-Adresse, Kanzlei und Themen an, alles Weitere ist freiwillig. Mit der Einwilligung und ihrem Zeitpunkt ist das die Grundlage dafür, dass Nachrichten gesendet werden. Vermerkt wird, was an wen gesendet wurde und ob es zugestellt werden konnte, nicht aber, ob es gelesen wurde. Abmelden kann man sich jederzeit mit dem Link in jedem Newsletter.",
    "Wer sich bewirbt, übermittelt die Angaben des Formulars und die beigelegten Dateien. Sie dienen nur dieser Bewerbung und werden nach der Frist gelöscht, die das Formular nennt, es sei denn, Sie stimmen einer längeren zu.",
    `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch${
      email ? `; schreiben Sie dazu an ${email}` : ""
    }. Beschwerden nimmt die Österreichische Datenschutzbehörde entgegen (www.dsb.gv.at).`,
  ],
  phone: "Telefon",
  uid: "UID",
  register: "Firmenbuch",
  authority: "Aufsicht",
  subscribe: "Newsletter abonnieren",
  feed: "RSS-Feed",
  notThere: "Vielleicht ist er nicht mehr öffentlich, oder der Link ist nicht vollständig.",
  feedTitle: (office: string) => `News · ${office}`,
  feedDescription: (office: string) => `Was ${office} zuletzt veröffentlicht hat.`,
};

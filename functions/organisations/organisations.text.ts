export const organisationsText = {
  unknownLink: "Diesen Link gibt es in dieser Kanzlei nicht.",
  noAddress: "In Ihrem Profil steht keine E-Mail-Adresse, an die eine Testmail gehen könnte.",
  testMail: (office: string, { name = office, replyTo }: { name?: string; replyTo?: string }) => ({
    subject: `Testmail von ${office}`,
    lines: [
      `So kommen Mails der Kanzlei „${office}“ an: Als Absender steht „${name}“.`,
      replyTo
        ? `Antworten gehen an ${replyTo}. Antworten Sie auf diese Mail, um zu sehen, ob die Antwort dort ankommt.`
        : "Antworten kommen nirgends an, weil weder die Kanzlei noch die Gruppe eine Adresse dafür hat.",
    ],
  }),
};

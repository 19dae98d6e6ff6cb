export const secondFactorText = {
  title: "Zweiter Faktor",
  active: "eingerichtet",
  inactive: "nicht eingerichtet",
  required: "Für Administratoren ist ein zweiter Faktor Pflicht.",
  about:
    "Mit einem zweiten Faktor reicht das Kennwort allein nicht mehr: Beim Anmelden geben Sie zusätzlich einen Code aus einer App auf Ihrem Handy ein.",
  since: "Eingerichtet am",
  codesLeft: "Wiederherstellungscodes",
  left: (count: string) => `noch ${count} von 10`,
  few: "Bitte erstellen Sie bald neue.",
  enrol: "Einrichten",
  renew: "Neue Wiederherstellungscodes",
  disable: "Abschalten",
};

export const enrolmentText = {
  steps: "Einrichtung",
  stepNames: ["Kennwort", "App verbinden", "Codes aufbewahren"],
  announcement: (step: number, name: string) => `Schritt ${step} von 3: ${name}`,
  passwordIntro: "Zuerst bestätigen Sie, dass Sie es sind.",
  password: "Kennwort",
  next: "Weiter",
  scan: "Öffnen Sie auf Ihrem Handy eine Authenticator-App und scannen Sie dieses Bild.",
  qr: "QR-Code für die Authenticator-App",
  byHand: "Lässt sich das Bild nicht scannen, geben Sie in der App diesen Schlüssel ein:",
  openApp: "In der App auf diesem Gerät öffnen",
  copySecret: "Schlüssel kopieren",
  secretNotCopied: "Das Kopieren ist nicht gelungen. Bitte tippen Sie den Schlüssel ab.",
  code: "Code",
  secretCopied: "Der Schlüssel ist in der Zwischenablage.",
  typeCode: "Geben Sie dann den Code ein, den die App zeigt.",
  confirm: "Bestätigen",
  done: "Der zweite Faktor ist eingerichtet.",
};

export const recoveryText = {
  title: "Ihre Wiederherstellungscodes",
  intro:
    "Mit jedem dieser Codes können Sie sich einmal anmelden, wenn Sie Ihr Handy nicht haben. Bewahren Sie sie getrennt vom Handy auf. Sie werden nur jetzt gezeigt.",
  copied: "Die Codes sind in der Zwischenablage.",
  notCopied: "Das Kopieren ist nicht gelungen. Bitte laden Sie die Codes herunter.",
  fileName: "wiederherstellungscodes.txt",
  file: (username: string, codes: string) =>
    `Kanzleiportal: Wiederherstellungscodes von „${username}“\nJeder gilt einmal.\n\n${codes}\n`,
  finish: "Ich habe die Codes aufbewahrt",
};

export const disableText = {
  title: "Zweiten Faktor abschalten?",
  warning:
    "Danach reicht zum Anmelden wieder das Kennwort allein. Die Wiederherstellungscodes gelten nicht mehr.",
  requiredWarning:
    "Für Administratoren ist ein zweiter Faktor Pflicht: Sie richten danach gleich einen neuen ein. Die Wiederherstellungscodes gelten nicht mehr.",
  done: "Der zweite Faktor ist abgeschaltet.",
};

export const renewText = {
  title: secondFactorText.renew,
  warning: "Die bisherigen Codes gelten danach nicht mehr.",
  verb: "Codes erstellen",
};

export const enrolFirstText = {
  title: "Zweiten Faktor einrichten",
  intro:
    "In diesem Portal brauchen Administratoren einen zweiten Faktor. Richten Sie ihn jetzt ein; danach geht es weiter, wo Sie waren.",
  orPasskey: "Oder mit einem Passkey",
  orPasskeyIntro: "Ein Passkey ersetzt Kennwort und Code: Er zählt als beide Faktoren.",
  signOut: "Abmelden",
};

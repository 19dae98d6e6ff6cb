const TEXT = 2;

/** A changed text needs another number, since applicants consent to the text they have read. */
export const consentTo = (months: number): { readonly version: string; readonly text: string } => ({
  version: `${TEXT}-${months}`,
  text: `Ich willige ein, dass meine Angaben und Dateien zur Bearbeitung meiner Bewerbung gespeichert und von den Personen gelesen werden, die in der Kanzlei darüber entscheiden oder Kanzlei und Portal verwalten. Nach ${
    months === 1 ? "einem Monat" : `${months} Monaten`
  } werden sie gelöscht. Die Einwilligung kann ich jederzeit widerrufen; dann wird alles ohne Verzug gelöscht.`,
});

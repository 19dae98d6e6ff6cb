import type { PublicLanguage } from "../../../../shared/organisations/public-address.ts";

/** `web/public/embed/uploads.js` reads these texts; `problems` by their codes. */
const german = {
  needsScript: "Zum Hochladen braucht diese Seite JavaScript. Bitte erlauben Sie es in Ihrem Browser.",
  choose: "Dateien auswählen",
  photo: "Foto aufnehmen",
  waiting: "Wartet",
  sending: "Wird hochgeladen",
  interrupted: "Die Verbindung ist unterbrochen. Es geht von selbst weiter.",
  checking: "Ist da und wird auf Schadsoftware geprüft",
  arrived: "Angekommen",
  refused: "Die Datei wurde nicht angenommen. Bitte prüfen Sie, ob sie sich öffnen lässt.",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  again: "Noch einmal",
  problems: {
    "file.too-large": "Die Datei ist zu groß.",
    "file.type-refused": "Dateien dieser Art werden nicht angenommen.",
    "request.malformed": "Die Datei ist leer, oder ihr Name ist zu lang.",
    "request.throttled": "Das war zu viel auf einmal. Bitte versuchen Sie es in einer Minute noch einmal.",
  },
};

const english: typeof german = {
  needsScript: "This page needs JavaScript for uploads. Please allow it in your browser.",
  choose: "Choose files",
  photo: "Take a photo",
  waiting: "Waiting",
  sending: "Uploading",
  interrupted: "The connection is lost. It will go on by itself.",
  checking: "Received, and being checked for malware",
  arrived: "Received",
  refused: "The file was not accepted. Please check that it can be opened.",
  failed: "That did not work. Please try again.",
  again: "Try again",
  problems: {
    "file.too-large": "The file is too large.",
    "file.type-refused": "Files of this kind are not accepted.",
    "request.malformed": "The file is empty, or its name is too long.",
    "request.throttled": "That was too much at once. Please try again in a minute.",
  },
};

const italian: typeof german = {
  needsScript:
    "Per caricare file questa pagina ha bisogno di JavaScript. La preghiamo di abilitarlo nel browser.",
  choose: "Scegli file",
  photo: "Scatta una foto",
  waiting: "In attesa",
  sending: "Caricamento in corso",
  interrupted: "La connessione è interrotta. Il caricamento riprenderà da solo.",
  checking: "Ricevuto, controllo antivirus in corso",
  arrived: "Ricevuto",
  refused: "Il file non è stato accettato. Verifichi che si possa aprire.",
  failed: "Non ha funzionato. La preghiamo di riprovare.",
  again: "Riprova",
  problems: {
    "file.too-large": "Il file è troppo grande.",
    "file.type-refused": "File di questo tipo non sono accettati.",
    "request.malformed": "Il file è vuoto o il suo nome è troppo lungo.",
    "request.throttled": "Troppe richieste in una volta. Riprovi tra un minuto.",
  },
};

export const uploadsTexts: Readonly<Record<PublicLanguage, typeof german>> = {
  de: german,
  en: english,
  it: italian,
};

import type { RequestFileState, RequestLanguage } from "../../../shared/cloud/paper-request.ts";

const german = {
  asked: (who: string, office: string) => `${who}, ${office}, bittet Sie um folgende Unterlagen.`,
  until: (day: string) => `Sie können bis ${day} jederzeit wiederkommen und etwas nachreichen.`,
  none: "Noch nichts angekommen",
  states: {
    receiving:
      "Wird noch übertragen oder geprüft. Wurde es unterbrochen, wählen Sie dieselbe Datei noch einmal aus: Es geht weiter, wo es aufgehört hat.",
    received: "Angekommen",
    accepted: "Angenommen",
    returned: "Bitte noch einmal",
    refused: "Nicht angenommen: Die Datei ist unvollständig, beschädigt oder nicht sicher",
  },
  done: "Fertig",
  doneHelp:
    "Mit „Fertig“ sagen Sie Bescheid, dass vorerst nichts mehr kommt. Nachreichen können Sie weiterhin.",
  submitted: (when: string) => `Sie haben am ${when} Bescheid gegeben, dass vorerst nichts mehr kommt.`,
  noted:
    "Was Sie hochladen, geht an die Kanzlei und wird auf Schadsoftware geprüft. Andere, die Unterlagen schicken, sehen es nicht.",
  imprint: "Impressum",
  privacy: "Datenschutz",
  problems: {
    "paper-request.full":
      "Mehr als 200 Dateien oder 2 GB nimmt diese Seite nicht an. Bitte wenden Sie sich an die Kanzlei.",
    "paper-request.not-found": "Diese Anforderung ist beendet. Bitte wenden Sie sich an die Kanzlei.",
    "file.quota-reached": "Im Moment ist kein Platz. Bitte wenden Sie sich an die Kanzlei.",
  },
};

const english: typeof german = {
  asked: (who, office) => `${who}, ${office}, asks you for the following documents.`,
  until: (day) => `You may come back and add something at any time until ${day}.`,
  none: "Nothing received yet",
  states: {
    receiving:
      "Still being uploaded or checked. If it was interrupted, choose the same file again: it goes on where it stopped.",
    received: "Received",
    accepted: "Accepted",
    returned: "Please send again",
    refused: "Not accepted: the file is incomplete, damaged or not safe",
  },
  done: "Done",
  doneHelp: "“Done” tells the office that nothing more comes for now. You may still add something later.",
  submitted: (when) => `On ${when} you told the office that nothing more comes for now.`,
  noted:
    "What you upload goes to the office and is checked for malware. Others who send documents do not see it.",
  imprint: "Legal notice",
  privacy: "Privacy",
  problems: {
    "paper-request.full": "This page takes no more than 200 files or 2 GB. Please contact the office.",
    "paper-request.not-found": "This request has ended. Please contact the office.",
    "file.quota-reached": "There is no space at the moment. Please contact the office.",
  },
};

const italian: typeof german = {
  asked: (who, office) => `${who}, ${office}, Le chiede i seguenti documenti.`,
  until: (day) => `Può tornare e aggiungere documenti in qualsiasi momento fino al ${day}.`,
  none: "Ancora nulla di ricevuto",
  states: {
    receiving:
      "Caricamento o controllo in corso. Se si è interrotto, scelga di nuovo lo stesso file: riprenderà da dove si era fermato.",
    received: "Ricevuto",
    accepted: "Accettato",
    returned: "La preghiamo di inviarlo di nuovo",
    refused: "Non accettato: il file è incompleto, danneggiato o non sicuro",
  },
  done: "Ho finito",
  doneHelp:
    "Con «Ho finito» comunica allo studio che per ora non invia altro. Potrà comunque aggiungere documenti.",
  submitted: (when) => `Il ${when} ha comunicato che per ora non invia altro.`,
  noted:
    "Ciò che carica va allo studio e viene controllato contro il malware. Chi invia altri documenti non lo vede.",
  imprint: "Note legali",
  privacy: "Protezione dei dati",
  problems: {
    "paper-request.full":
      "Questa pagina non accetta più di 200 file o 2 GB. La preghiamo di contattare lo studio.",
    "paper-request.not-found": "Questa richiesta è terminata. La preghiamo di contattare lo studio.",
    "file.quota-reached": "Al momento non c’è spazio. La preghiamo di contattare lo studio.",
  },
};

export const requestTexts: Readonly<
  Record<RequestLanguage, typeof german & { readonly states: Readonly<Record<RequestFileState, string>> }>
> = { de: german, en: english, it: italian };

/** Has all languages, since the page of the problem does not know the reader's. */
export const endedDetail =
  "Vielleicht ist sie abgelaufen oder abgeschlossen. Fragen Sie bitte die Kanzlei, die Ihnen den Link geschickt hat. This link is not or no longer valid; please ask the office that sent it. Questo link non è o non è più valido; si rivolga allo studio che lo ha inviato.";

import type { RequestLanguage } from "./paper-request.ts";

interface Asked {
  readonly title: string;
  readonly name: string;
  readonly creatorName: string;
  readonly items: readonly { readonly name: string }[];
  readonly lastDay: string;
}

interface Returned extends Asked {
  readonly fileName: string;
  readonly reason: string;
}

export interface RequestMail {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly items: readonly string[];
  readonly link: string;
  readonly last: string;
}

interface Mails {
  readonly asked: (request: Asked) => RequestMail;
  readonly reminder: (request: Asked) => RequestMail;
  readonly returned: (request: Returned) => RequestMail;
}

const namesOf = ({ items }: Asked) => items.map(({ name }) => name);

const german: Mails = {
  asked: (request) => ({
    subject: `Bitte um Unterlagen: ${request.title}`,
    lines: [
      `Guten Tag ${request.name},`,
      `${request.creatorName} bittet Sie um folgende Unterlagen zu „${request.title}“:`,
    ],
    items: namesOf(request),
    link: "Unterlagen hochladen",
    last: `Der Link gilt bis ${request.lastDay} und nur für Sie. Sie brauchen kein Kennwort und können jederzeit wiederkommen.`,
  }),
  reminder: (request) => ({
    subject: `Erinnerung: Unterlagen zu ${request.title}`,
    lines: [`Guten Tag ${request.name},`, `zu „${request.title}“ fehlt noch etwas:`],
    items: namesOf(request),
    link: "Unterlagen hochladen",
    last: `Der Link gilt bis ${request.lastDay}. Das ist die einzige Erinnerung.`,
  }),
  returned: (request) => ({
    subject: `Bitte noch einmal: ${request.fileName}`,
    lines: [
      `Guten Tag ${request.name},`,
      `die Datei „${request.fileName}“ zu „${request.title}“ können wir so nicht verwenden: ${request.reason}`,
    ],
    items: [],
    link: "Noch einmal hochladen",
    last: `Der Link gilt bis ${request.lastDay}.`,
  }),
};

const english: Mails = {
  asked: (request) => ({
    subject: `Documents requested: ${request.title}`,
    lines: [
      `Dear ${request.name},`,
      `${request.creatorName} asks you for the following documents for “${request.title}”:`,
    ],
    items: namesOf(request),
    link: "Upload documents",
    last: `The link is valid until ${request.lastDay} and meant for you only. You need no password and may come back at any time.`,
  }),
  reminder: (request) => ({
    subject: `Reminder: documents for ${request.title}`,
    lines: [`Dear ${request.name},`, `something is still missing for “${request.title}”:`],
    items: namesOf(request),
    link: "Upload documents",
    last: `The link is valid until ${request.lastDay}. This is the only reminder.`,
  }),
  returned: (request) => ({
    subject: `Please send again: ${request.fileName}`,
    lines: [
      `Dear ${request.name},`,
      `we cannot use the file “${request.fileName}” for “${request.title}” as it is: ${request.reason}`,
    ],
    items: [],
    link: "Upload it again",
    last: `The link is valid until ${request.lastDay}.`,
  }),
};

const italian: Mails = {
  asked: (request) => ({
    subject: `Richiesta di documenti: ${request.title}`,
    lines: [
      `Gentile ${request.name},`,
      `${request.creatorName} Le chiede i seguenti documenti per «${request.title}»:`,
    ],
    items: namesOf(request),
    link: "Carica i documenti",
    last: `Il link è valido fino al ${request.lastDay} e solo per Lei. Non serve una password e può tornare in qualsiasi momento.`,
  }),
  reminder: (request) => ({
    subject: `Promemoria: documenti per ${request.title}`,
    lines: [`Gentile ${request.name},`, `per «${request.title}» manca ancora qualcosa:`],
    items: namesOf(request),
    link: "Carica i documenti",
    last: `Il link è valido fino al ${request.lastDay}. Questo è l’unico promemoria.`,
  }),
  returned: (request) => ({
    subject: `La preghiamo di inviarlo di nuovo: ${request.fileName}`,
    lines: [
      `Gentile ${request.name},`,
      `non possiamo usare così il file «${request.fileName}» per «${request.title}»: ${request.reason}`,
    ],
    items: [],
    link: "Carica di nuovo",
    last: `Il link è valido fino al ${request.lastDay}.`,
  }),
};

export const requestMails: Readonly<Record<RequestLanguage, Mails>> = {
  de: german,
  en: english,
  it: italian,
};

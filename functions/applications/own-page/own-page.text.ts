import type { PageLanguage } from "../../../shared/applications/application-page.contract.ts";
import type { Standing } from "./applicant-state.ts";

const standing: Readonly<Record<Standing, string>> = {
  received: "Ihre Bewerbung ist eingelangt.",
  inProgress: "Ihre Bewerbung ist in Bearbeitung. Wir melden uns bei Ihnen.",
  invited: "Wir möchten Sie gerne kennenlernen.",
  accepted: "Wir haben Ihnen zugesagt. Näheres steht in unserer E-Mail.",
  refused: "Wir haben Ihnen leider abgesagt. Danke für Ihr Interesse.",
};

const german = {
  title: "Ihre Bewerbung",
  standing,
  received: (day: string) => `Eingelangt am ${day}`,
  deleted: (day: string) => `Wird spätestens am ${day} gelöscht.`,
  dates: "Termin wählen",
  chosen: (date: string) => `Ihr Termin: ${date} (Wien)`,
  chosenHelp: "Wenn Sie verhindert sind, antworten Sie bitte auf unsere E-Mail.",
  zone: "Alle Zeiten gelten für Wien.",
  noDates: "Die vorgeschlagenen Termine sind vorbei. Bitte antworten Sie auf unsere E-Mail.",
  choose: "Diesen Termin wählen",
  papers: "Darum bitten wir noch",
  papersHelp:
    "PDF, DOCX, JPG oder PNG, bis zu fünf Dateien auf einmal, je 10 MB. Was angekommen ist, schicken Sie danach ab.",
  papersFull: "Mehr Dateien gehen hier nicht. Bitte schicken Sie sie als Antwort auf unsere E-Mail.",
  papersLabel: "Unterlagen",
  send: "Abschicken",
  notice: {
    arrived: "Danke, Ihre Unterlagen sind angekommen.",
    chosen: "Danke, wir haben Ihren Termin vermerkt.",
    gone: "Dieser Termin ist nicht mehr möglich. Bitte wählen Sie einen anderen.",
  },
  withdraw: "Bewerbung zurückziehen",
  withdrawTitle: "Bewerbung wirklich zurückziehen?",
  withdrawHelp: "Alle Ihre Angaben und Dateien werden sofort und endgültig gelöscht.",
  withdrawn: "Ihre Bewerbung ist gelöscht",
  withdrawnHelp:
    "Angaben und E-Mails sind gelöscht, Dateien innerhalb einer Viertelstunde. Es bleibt nur vermerkt, dass und wann gelöscht wurde.",
  back: "Zurück",
  imprint: "Impressum",
  privacy: "Datenschutz",
};

const english: typeof german = {
  title: "Your application",
  standing: {
    received: "We have received your application.",
    inProgress: "We are considering your application and will contact you.",
    invited: "We would like to meet you.",
    accepted: "We have accepted your application. Details are in our mail.",
    refused: "We are sorry that we had to decline. Thank you for your interest.",
  },
  received: (day) => `Received on ${day}`,
  deleted: (day) => `Will be deleted on ${day} at the latest.`,
  dates: "Choose a date",
  chosen: (date) => `Your date: ${date} (Vienna)`,
  chosenHelp: "If you cannot make it, please answer our mail.",
  zone: "All times are in Vienna's time zone.",
  noDates: "The proposed dates are over. Please answer our mail.",
  choose: "Choose this date",
  papers: "What we still ask for",
  papersHelp:
    "PDF, DOCX, JPG or PNG, up to five files at once, 10 MB each. Please send off what has arrived.",
  papersFull: "No more files can be added here. Please send them as an answer to our mail.",
  papersLabel: "Papers",
  send: "Send off",
  notice: {
    arrived: "Thank you, your papers have arrived.",
    chosen: "Thank you, we have noted your date.",
    gone: "This date is no longer possible. Please choose another one.",
  },
  withdraw: "Withdraw the application",
  withdrawTitle: "Do you really want to withdraw your application?",
  withdrawHelp: "All that you have sent us will be deleted at once and for good.",
  withdrawn: "Your application is deleted",
  withdrawnHelp:
    "What you told us and our mails are deleted, files within a quarter of an hour. Only that and when it was deleted stays on record.",
  back: "Back",
  imprint: "Legal notice",
  privacy: "Privacy",
};

const italian: typeof german = {
  title: "La Sua candidatura",
  standing: {
    received: "Abbiamo ricevuto la Sua candidatura.",
    inProgress: "Stiamo valutando la Sua candidatura e La contatteremo.",
    invited: "Saremmo lieti di conoscerLa.",
    accepted: "La Sua candidatura è stata accolta. I dettagli sono nella nostra e-mail.",
    refused: "Purtroppo non abbiamo potuto accogliere la Sua candidatura. La ringraziamo per l’interesse.",
  },
  received: (day) => `Ricevuta il ${day}`,
  deleted: (day) => `Sarà cancellata al più tardi il ${day}.`,
  dates: "Scelta della data",
  chosen: (date) => `Il Suo appuntamento: ${date} (Vienna)`,
  chosenHelp: "In caso di impedimento La preghiamo di rispondere alla nostra e-mail.",
  zone: "Tutti gli orari si riferiscono a Vienna.",
  noDates: "Le date proposte sono trascorse. La preghiamo di rispondere alla nostra e-mail.",
  choose: "Scegli questa data",
  papers: "Che cosa Le chiediamo ancora",
  papersHelp:
    "PDF, DOCX, JPG o PNG, al massimo cinque file alla volta, 10 MB ciascuno. Quando sono arrivati, La preghiamo di inviarli.",
  papersFull:
    "Qui non si possono aggiungere altri file. La preghiamo di inviarli in risposta alla nostra e-mail.",
  papersLabel: "Documenti",
  send: "Invia",
  notice: {
    arrived: "Grazie, i Suoi documenti sono arrivati.",
    chosen: "Grazie, abbiamo annotato il Suo appuntamento.",
    gone: "Questa data non è più disponibile. La preghiamo di sceglierne un’altra.",
  },
  withdraw: "Ritira la candidatura",
  withdrawTitle: "Vuole davvero ritirare la candidatura?",
  withdrawHelp: "Tutti i Suoi dati e file saranno cancellati subito e definitivamente.",
  withdrawn: "La Sua candidatura è stata cancellata",
  withdrawnHelp:
    "Dati ed e-mail sono cancellati, i file entro un quarto d’ora. Resta annotato soltanto che e quando sono stati cancellati.",
  back: "Indietro",
  imprint: "Note legali",
  privacy: "Protezione dei dati",
};

export const pageTexts: Readonly<Record<PageLanguage, typeof german>> = {
  de: german,
  en: english,
  it: italian,
};

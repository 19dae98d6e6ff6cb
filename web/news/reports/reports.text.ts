import {
  LEAST_CLICKS,
  LEAST_OF_DOMAIN,
  UNSUBSCRIBED_WITHIN_DAYS,
} from "../../../shared/news/newsletter-report.ts";

export const figuresText = {
  chart: (title: string) => `${title} als Balken; dieselben Zahlen stehen in der Tabelle darunter`,
  asTable: "Als Tabelle",
  few: `unter ${LEAST_CLICKS}`,
  table: (title: string) => `${title} als Tabelle`,
};

const sent = "Gesendet";
const reached = "Erreicht";
const failed = "Nicht angekommen";

export const reportText = {
  title: (newsletter: string) => `Bericht: ${newsletter}`,
  toNewsletter: "Zum Newsletter",
  sentAt: (time: string) => `Gesendet ab ${time} Uhr`,
  notMeasured:
    "Zugestellt ist, was der Mailserver der Empfänger angenommen hat. Wer eine Nachricht öffnet oder liest, wird nicht erhoben.",
  overTime: "Verlauf",
  time: "Zeit",
  from: (time: string) => `ab ${time}`,
  later: "später",
  sent,
  delivered: "Zugestellt",
  failed,
  byState: "Nach Status",
  state: "Status",
  recipients: "Empfänger",
  byReason: "Warum Nachrichten nicht ankamen",
  reason: "Grund",
  allArrived: "Bisher ist jede Nachricht angekommen.",
  byDomain: "Nach Domain der Adresse",
  domainHelp: `Domains mit weniger als ${LEAST_OF_DOMAIN} Empfängern stehen zusammen, damit keine für eine einzelne Person steht.`,
  domain: "Domain",
  otherDomains: "Übrige Domains",
  reached,
  links: "Aufrufe der Links",
  linksHelp: `Aufrufe, keine Personen: Wer einen Link öffnet, wird nicht festgehalten, und wer es zweimal tut, zählt zweimal. Die Zahlen sind auf Zehner gerundet; unter ${LEAST_CLICKS} kann auch keiner sein. Programme, die Nachrichten prüfen, öffnen Links ebenso. Für sich steht, was als solches zu erkennen ist, die übrigen zählen mit.`,
  noLinks: "Dieser Newsletter hat keine Links im Text.",
  link: "Link",
  numbered: (no: number, title: string) => `${no}. ${title}`,
  clicks: "Aufrufe",
  scannerClicks: "Aufrufe durch Programme",
  unsubscriptions: "Abmeldungen",
  unsubscribed: (count: number, written: string) => {
    const within = `innerhalb von ${UNSUBSCRIBED_WITHIN_DAYS} Tagen`;
    if (count === 0) return `Von den Empfängern hat niemand das Abonnement ${within} beendet.`;
    return count === 1
      ? `1 Person hat das Abonnement ${within} beendet.`
      : `${written} Personen haben das Abonnement ${within} beendet.`;
  },
};

export const overviewText = {
  title: "Auswertung der Newsletter",
  office: "Kanzlei",
  all: "Alle, deren News Sie bearbeiten",
  last: "Die letzten Newsletter",
  newsletter: "Newsletter",
  noneSent: "Noch wurde kein Newsletter gesendet.",
  growth: "Abonnenten am Ende des Monats",
  month: "Monat",
  subscribers: "Alle",
  taxNews: "Steuer-News",
  doctorsNews: "Ärzte-News",
  changes: "Neue Abonnenten und Abmeldungen",
  confirmed: "Bestätigt",
  unsubscribed: "Abgemeldet",
  changesHelp: "Wer gelöscht wurde, zählt in keinem Monat, auch nicht in früheren.",
};

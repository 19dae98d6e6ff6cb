import type { MailPart } from "../../../shared/administration/template-part.ts";
import { publicImprintAddress } from "../../../shared/news/public-address.ts";
import type { MailData, MailOrganisation, MailSender } from "../../data/templates/mail-data.ts";

type SampleMails = { readonly [Part in MailPart]: MailData[Part] };

export const sampleOffice: MailOrganisation = {
  name: "Kanzlei Beispiel Steuerberatung",
  nameAdditional: "Wirtschaftsprüfung und Steuerberatung",
  street: "Musterstraße 1",
  zip: "3100",
  city: "St. Pölten",
  phone: "+43 2742 12345",
  email: "kanzlei@beispiel.example",
  homepage: "https://beispiel.example",
};

export const sampleSender = (portalOrigin: string): MailSender => ({
  ...sampleOffice,
  imprintUrl: `${portalOrigin}${publicImprintAddress("beispiel")}`,
});

export const sampleReader = "Mag. Anna Berger";

export const sampleMails = (portalOrigin: string): SampleMails => {
  const addressed = {
    name: sampleReader,
    portalOrigin,
    organisation: sampleOffice,
    sender: sampleSender(portalOrigin),
  };
  return {
    subscriberConfirmationTemplate: {
      ...addressed,
      confirmUrl: `${portalOrigin}/newsletter/bestaetigen?token=beispiel`,
    },
    resetPasswortTemplate: {
      ...addressed,
      resetUrl: `${portalOrigin}/login/reset?username=berger&code=beispiel`,
      username: "berger",
      isInvitation: false,
      validFor: "eine Stunde",
    },
    forumNotificationTemplate: {
      ...addressed,
      post: {
        title: "Umstieg auf die neue Lohnverrechnung",
        excerpt: "Wer hat schon umgestellt?\nBei uns hakt es noch bei der Übernahme der Stammdaten.",
        authorName: "Max Moser",
        forumName: "Lohnverrechnung",
        isAnswer: false,
        occasion: "Neuer Beitrag",
        url: `${portalOrigin}/discussions/posts/beispiel`,
        muteUrl: `${portalOrigin}/discussions/posts/beispiel?mute=1`,
      },
      discussions: [],
    },
    applicationInfoTemplate: {
      ...addressed,
      positions: ["Steuerberatung", "Wirtschaftsprüfung"],
      consent: null,
      message: null,
      pageUrl: `${portalOrigin}/v1/public/applications/beispiel/page`,
    },
    applicationNotificationTemplate: {
      ...addressed,
      applicant: {
        name: "Lena Huber",
        occasion: "Neue Bewerbung",
        happened: "eine neue Bewerbung ist eingelangt.",
        url: `${portalOrigin}/applications/1/beispiel`,
      },
    },
    articleNotificationTemplate: {
      ...addressed,
      article: {
        title: "Grunderwerbsteuer beim Kauf der ersten Wohnung",
        subtitle: "Was zu beachten ist",
        abstract: "Was sich mit dem neuen Jahr ändert und wer davon profitiert.",
        authorName: "Max Moser",
        releaseDate: "2026-11-20T08:00:00.000Z",
        imageUrl: null,
        imageAlt: null,
        url: `${portalOrigin}/news/articles/beispiel`,
      },
    },
    materialNotificationTemplate: {
      ...addressed,
      order: {
        title: "Ihre Bestellung ist unterwegs",
        orderedBy: "Mag. Anna Berger",
        orderedAt: "2026-11-20T13:02:00.000Z",
        office: sampleOffice,
        items: [
          { name: "Visitenkarten", groupName: "Drucksorten", quantity: 250, note: "Neue Durchwahl 17" },
          { name: "Kuverts C5 mit Fenster", groupName: "Drucksorten", quantity: 500, note: null },
        ],
        note: "Bitte bis Monatsende.",
        url: `${portalOrigin}/material/orders`,
      },
    },
    cloudNotificationTemplate: {
      ...addressed,
      title: "Neues in „Vorlagen“",
      folders: [
        {
          title: "Vorlagen",
          url: `${portalOrigin}/cloud/beispiel`,
          unwatchUrl: `${portalOrigin}/cloud/beispiel?unwatch=1`,
          changes: [
            {
              title: "Auftragsvereinbarung.docx",
              place: "Verträge",
              what: "neue Version",
              authorName: "Max Moser",
              url: `${portalOrigin}/cloud/beispiel-1`,
            },
            {
              title: "Vollmachten",
              place: "",
              what: "neu",
              authorName: "Lena Huber",
              url: `${portalOrigin}/cloud/beispiel-2`,
            },
          ],
          moreCount: 3,
        },
      ],
    },
    calendarNotificationTemplate: {
      ...addressed,
      answerUrl: `${portalOrigin}/calendar/answer?token=beispiel`,
      event: {
        title: "Herbsttagung der Gesellschafter",
        category: "Tagung",
        occasion: "Neuer Termin",
        wholeDay: false,
        startTime: "2026-10-24T07:00:00.000Z",
        endTime: "2026-10-25T16:30:00.000Z",
        location: "Salzburg, Hotel am Dom",
        description: "Bitte melden Sie sich bis 1. Oktober an.",
        answer: {
          question: "Kommen Sie?",
          yes: "Zusagen",
          maybe: "Vielleicht",
          no: "Absagen",
          note: "Auf der Seite, die sich öffnet, bestätigen Sie die Antwort und können sie bis 01.10.2026, 18:00 ändern. Die Links gelten für Sie; bitte geben Sie sie nicht weiter.",
        },
        url: `${portalOrigin}/calendar/events/beispiel`,
      },
    },
  };
};

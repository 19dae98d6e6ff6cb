import type { MailData } from "../../../functions/data/templates/mail-data.ts";
import { organisation, sender } from "./newsletter.builder.ts";

const addressed = { name: "Mag. Anna Berger", portalOrigin: "https://portal.example", organisation, sender };

/** One of each mail, with everything filled in. */
export const sampleMails: MailData = {
  subscriberConfirmationTemplate: { ...addressed, confirmUrl: "https://portal.example/subscribe?token=t1" },
  resetPasswortTemplate: {
    ...addressed,
    resetUrl: "https://portal.example/reset?username=anna&code=c1",
    username: "anna",
    isInvitation: false,
    validFor: "eine Stunde",
  },
  forumNotificationTemplate: {
    ...addressed,
    post: {
      title: "Umstieg auf die neue Lohnverrechnung",
      excerpt: "Wer hat schon umgestellt?\nBei uns hakt es.",
      authorName: "Max Moser",
      forumName: "Lohnverrechnung",
      isAnswer: false,
      occasion: "Neuer Beitrag",
      url: "https://portal.example/discussions/posts/1",
      muteUrl: "https://portal.example/discussions/posts/1?mute=1",
    },
    discussions: [],
  },
  applicationInfoTemplate: {
    ...addressed,
    positions: ["Steuerberatung", "Wirtschaftsprüfung"],
    consent: null,
    message: null,
    pageUrl: "https://portal.example/v1/public/applications/1/page",
  },
  applicationNotificationTemplate: {
    ...addressed,
    applicant: {
      name: "Lena Huber",
      occasion: "Neue Bewerbung",
      happened: "eine neue Bewerbung ist eingelangt.",
      url: "https://portal.example/applications/1/2",
    },
  },
  articleNotificationTemplate: {
    ...addressed,
    article: {
      title: "Grunderwerbsteuer beim Kauf der ersten Wohnung",
      subtitle: "Was zu beachten ist",
      abstract: "Was sich mit dem neuen Jahr ändert.",
      authorName: "Max Moser",
      releaseDate: "2026-11-20T08:00:00.000Z",
      imageUrl: "https://portal.example/title.jpg",
      imageAlt: null,
      url: "https://portal.example/news/articles/grunderwerbsteuer",
    },
  },
  materialNotificationTemplate: {
    ...addressed,
    order: {
      title: "Ihre Bestellung ist unterwegs",
      orderedBy: "Mag. Anna Berger",
      orderedAt: "2026-11-20T13:02:00.000Z",
      office: null,
      items: [{ name: "Brief & Siegel", groupName: "Drucksorten", quantity: 250, note: null }],
      note: null,
      url: "https://portal.example/material/orders",
    },
  },
  cloudNotificationTemplate: {
    ...addressed,
    title: "Neues in „Vorlagen“",
    folders: [
      {
        title: "Vorlagen",
        url: "https://portal.example/cloud/1",
        unwatchUrl: "https://portal.example/cloud/1?unwatch=1",
        changes: [
          {
            title: "Brief & Siegel.docx",
            place: "Verträge",
            what: "neue Version",
            authorName: "Max Moser",
            url: "https://portal.example/cloud/2",
          },
        ],
        moreCount: 2,
      },
    ],
  },
  calendarNotificationTemplate: {
    ...addressed,
    answerUrl: "https://portal.example/calendar/answer?token=t1",
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
        note: "Auf der Seite, die sich öffnet, bestätigen Sie die Antwort.",
      },
      url: "https://portal.example/calendar/1",
    },
  },
};

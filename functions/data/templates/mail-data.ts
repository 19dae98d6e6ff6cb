import type { MailKind } from "../../../shared/applications/application-mail.ts";

export interface MailOrganisation {
  readonly name: string;
  readonly nameAdditional: string | null;
  readonly street: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly homepage: string | null;
}

export interface MailSender extends MailOrganisation {
  /** Absolute; the page with the whole imprint. */
  readonly imprintUrl: string;
}

interface Addressed {
  readonly name: string;
  readonly portalOrigin: string;
  readonly organisation: MailOrganisation | null;
  readonly sender: MailSender | null;
}

export interface DigestDiscussion {
  readonly title: string;
  readonly forumName: string;
  readonly url: string;
  readonly muteUrl: string;
  readonly entries: readonly {
    readonly authorName: string;
    readonly excerpt: string;
    readonly url: string;
  }[];
  readonly moreCount: number;
}

export interface WatchedFolder {
  readonly title: string;
  readonly url: string;
  /** Null if the folder itself is deleted. */
  readonly unwatchUrl: string | null;
  readonly changes: readonly {
    readonly title: string;
    /** Folders between the watched one and the item; empty if there are none. */
    readonly place: string;
    readonly what: string;
    readonly authorName: string;
    readonly url: string;
  }[];
  readonly moreCount: number;
}

/** Addresses are absolute, texts plain, times ISO 8601. */
export interface MailData {
  readonly subscriberConfirmationTemplate: Addressed & { readonly confirmUrl: string };
  readonly resetPasswortTemplate: Addressed & {
    readonly resetUrl: string;
    readonly username: string;
    readonly isInvitation: boolean;
    readonly validFor: string;
  };
  readonly forumNotificationTemplate: Addressed & {
    readonly post: {
      readonly title: string;
      readonly excerpt: string;
      readonly authorName: string;
      readonly forumName: string;
      readonly isAnswer: boolean;
      /** What the mail is for: a new post, an answer, a reminder … */
      readonly occasion: string;
      readonly url: string;
      readonly muteUrl: string | null;
    };
    /** What a digest collects, with `post` as its summary; empty in a mail about one post. */
    readonly discussions: readonly DigestDiscussion[];
  };
  readonly applicationInfoTemplate: Addressed & {
    readonly positions: readonly string[];
    /** Set in the mail that asks for consent to keep the application longer. */
    readonly consent: { readonly url: string; readonly until: string } | null;
    /** Set in a mail that the office has written to the applicant; `dates` in words. */
    readonly message: {
      readonly kind: MailKind;
      readonly subject: string;
      readonly text: string | null;
      readonly dates: readonly string[];
    } | null;
    readonly pageUrl: string | null;
  };
  readonly applicationNotificationTemplate: Addressed & {
    readonly applicant: {
      readonly name: string;
      /** What the mail is for; `happened` says it in a sentence. */
      readonly occasion: string;
      readonly happened: string;
      readonly url: string;
    };
  };
  readonly articleNotificationTemplate: Addressed & {
    readonly article: {
      readonly title: string;
      readonly subtitle: string | null;
      readonly abstract: string | null;
      readonly authorName: string | null;
      readonly releaseDate: string;
      readonly imageUrl: string | null;
      readonly imageAlt: string | null;
      readonly url: string;
    };
  };
  readonly cloudNotificationTemplate: Addressed & {
    readonly title: string;
    readonly folders: readonly WatchedFolder[];
  };
  readonly materialNotificationTemplate: Addressed & {
    readonly order: {
      readonly title: string;
      readonly orderedBy: string;
      readonly orderedAt: string;
      readonly office: MailOrganisation | null;
      readonly items: readonly {
        readonly name: string;
        readonly groupName: string;
        readonly quantity: number;
        readonly note: string | null;
      }[];
      readonly note: string | null;
      readonly url: string;
    };
  };
  readonly calendarNotificationTemplate: Addressed & {
    /** The reader's page that confirms an answer; `&answer=yes`, `maybe` or `no` proposes one there. */
    readonly answerUrl: string;
    readonly event: {
      readonly title: string;
      readonly category: string | null;
      readonly occasion: string;
      readonly startTime: string;
      /** For whole days the last minute, so that it falls on the last day. */
      readonly endTime: string;
      readonly wholeDay: boolean;
      readonly location: string | null;
      readonly description: string | null;
      /** The question and the names of its links; null if nobody is asked, or no longer. */
      readonly answer: {
        readonly question: string;
        readonly yes: string;
        readonly maybe: string;
        readonly no: string;
        readonly note: string;
      } | null;
      readonly url: string;
    };
  };
}

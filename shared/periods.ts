import { secondsInDay, secondsInHour, secondsInMinute } from "date-fns/constants";

const units = { minutes: secondsInMinute, hours: secondsInHour, days: secondsInDay } as const;

export interface Period {
  readonly count: number;
  readonly unit: keyof typeof units;
}

const minutes = (count: number) => ({ count, unit: "minutes" }) as const;
const hours = (count: number) => ({ count, unit: "hours" }) as const;
const days = (count: number) => ({ count, unit: "days" }) as const;

/** How long data is kept, for code, template and the page about it. Settings are in `settings.ts`. */
export const periods = {
  sessionIdle: hours(12),
  session: days(7),
  knownDevice: days(180),
  signInAttempts: minutes(15),
  resetLink: hours(1),
  invitationLink: days(7),
  accountMail: days(1),
  passkeyChallenge: minutes(5),
  /** On its person's device, as long as a session may last. */
  offlinePhoneList: days(7),
  /** An expired token is still listed. */
  expiredToken: days(90),
  draft: days(90),
  articleVersion: days(365),
  articleReads: days(32),
  notification: days(90),
  /** Counted from the device's last visit. */
  pushDevice: days(60),
  forumDigest: days(14),
  deletedEntry: days(30),
  cloudTrash: days(30),
  cloudChange: days(14),
  endedShare: days(30),
  shareDownload: days(365),
  /** Includes the address of the person asked; received files stay. */
  endedRequest: days(90),
  registrationLink: days(7),
  /** An expired link is still distinguished from a wrong one. */
  registration: days(14),
  subscriberImport: days(1),
  /** Longer than a deletion can be undone. */
  lateUnsubscription: days(33),
  removedSubscriber: days(30),
  mailEvents: days(30),
  sentApplication: days(1),
  waitingMail: days(7),
  mailContent: days(9),
  untakenUpload: days(1),
  zipJob: days(2),
  dataRequest: days(7),
  uncheckedUpload: days(2),
  snapshot: days(1),
  tombstone: days(7),
  changeJournal: days(1),
  tableRecovery: days(35),
  /** A day longer, so that a restored table finds the files of its day. */
  fileVersions: days(36),
  accessLog: days(90),
  functionLog: days(90),
  deadLetters: days(14),
} as const satisfies Readonly<Record<string, Period>>;

export type PeriodName = keyof typeof periods;

export const secondsIn = ({ count, unit }: Period): number => count * units[unit];
export const millisecondsIn = (period: Period): number => secondsIn(period) * 1000;

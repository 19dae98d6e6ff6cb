import type { BulkEntry, Ses } from "../../../../functions/platform/mail/ses.ts";
import { verdictOnStatus } from "../../../../functions/platform/mail/ses-outcome.ts";
import { newsletterText } from "../newsletters.text.ts";
import { type Fate, fateOf } from "./fate.ts";

interface TakenMail {
  readonly entry: BulkEntry;
  readonly tags: Readonly<Record<string, string>>;
  readonly messageId: string;
}

const bounce = (bounceType: "Permanent" | "Transient", diagnosticCode: string) => ({
  eventType: "Bounce",
  bounce: { bounceType, bouncedRecipients: [{ diagnosticCode }] },
});

const reports: Readonly<Record<Fate, readonly object[]>> = {
  refused: [],
  unknownUser: [bounce("Permanent", newsletterText.unknownUser)],
  mailboxFull: [bounce("Transient", newsletterText.mailboxFull)],
  complained: [{ eventType: "Delivery" }, { eventType: "Complaint" }],
  delivered: [{ eventType: "Delivery" }],
};

export const stagedSes = () => {
  const taken: TakenMail[] = [];
  const sendBulk: Ses["sendBulk"] = async (_, entries, tags) =>
    entries.map((entry) => {
      const isTaken = fateOf(entry.email) !== "refused";
      const messageId = ["seed", tags.newsletter, tags.batch, entry.tags.row].join("-");
      if (isTaken) taken.push({ entry, tags, messageId });
      return {
        verdict: verdictOnStatus(isTaken ? "SUCCESS" : "MESSAGE_REJECTED"),
        messageId: isTaken ? messageId : undefined,
      };
    });

  return {
    sendBulk,

    eventsAt: (timeOfBatch: (no: number) => string): string =>
      taken
        .flatMap(({ entry, tags, messageId }) => {
          const all = Object.entries({ ...tags, ...entry.tags });
          const mail = {
            messageId,
            timestamp: timeOfBatch(Number(tags.batch)),
            destination: [entry.email],
            tags: Object.fromEntries(all.map(([name, value]) => [name, [value]])),
          };
          return reports[fateOf(entry.email)].map((report) => JSON.stringify({ ...report, mail }));
        })
        .join("\n"),
  };
};

import type { LinkedStores } from "../../data/stores.ts";
import { mailOutDue } from "../../platform/mail/mail-out.ts";
import { notifyOfEntry } from "./notify-of-entry.ts";
import { sendDigest } from "./send-digest.ts";
import { sendReminder } from "./send-reminder.ts";
import { sendReplacedVote } from "./send-replaced-vote.ts";
import { sendResult } from "./send-result.ts";

export const notifyDue = (deps: LinkedStores, now: Date): Promise<void> =>
  mailOutDue(deps.forumMailings, now, (mailing) => {
    const [kind, subject = "", person = ""] = mailing.id.split("#");
    switch (kind) {
      case "digest":
        return sendDigest(deps, mailing, subject);
      case "reminder":
        return sendReminder(deps, mailing, subject, now);
      case "result":
        return sendResult(deps, mailing, subject, now);
      case "replaced":
        return sendReplacedVote(deps, mailing, subject, person, now);
      default:
        return notifyOfEntry(deps, mailing, subject, now);
    }
  });

import type { Write } from "../table/item.ts";
import type { Mailing, Mailings } from "./mailings.repository.ts";
import type { Outbox } from "./outbox.ts";
import type { LateMail, MailOfKind, SingleMail } from "./outbox-item.ts";

interface MailOutDeps {
  readonly mailings: Pick<Mailings, "advance" | "finish">;
  readonly outbox: Pick<Outbox, "postWrite" | "announce">;
}

/** What one recipient gets: a mail, or something stored in its place. */
export type Letter =
  | { readonly mailId: string; readonly mail: SingleMail | MailOfKind | LateMail }
  | { readonly write: Write };

const BATCH = 25;
/** Below what SES allows any account outside its sandbox. */
const PER_SECOND = 10;

interface Addressed {
  readonly recipientId: string;
  readonly letter: Letter;
}

const mailsIn = (batch: readonly Addressed[]) =>
  batch.flatMap(({ letter }) => ("mail" in letter ? [letter] : []));

/** Recipients come in the order of their ids. Safe to repeat after a crash, and for two at once. */
export const mailOut = async <Recipient extends { readonly id: string }>(
  { mailings, outbox }: MailOutDeps,
  { id, cursor: start, mails: before }: Mailing,
  recipients: AsyncIterable<Recipient> | Iterable<Recipient>,
  letterTo: (recipient: Recipient) => Letter | undefined | Promise<Letter | undefined>,
  closing: (mails: number) => Promise<readonly Write[]> = async () => [],
): Promise<void> => {
  let cursor = start;
  let posted = 0;

  /** False if another worker goes on. */
  const post = async (batch: readonly Addressed[]): Promise<boolean> => {
    const last = batch.at(-1);
    if (!last) return true;
    const delay = Math.floor(posted / PER_SECOND);
    const mails = mailsIn(batch);
    const writes = batch.map(({ letter }) =>
      "mail" in letter ? outbox.postWrite(letter.mailId, letter.mail, delay) : letter.write,
    );
    const step = { from: cursor, to: last.recipientId, mails: mails.length };
    if (!(await mailings.advance(id, step, writes))) return false;
    cursor = last.recipientId;
    posted += mails.length;
    await outbox.announce(
      mails.map(({ mailId }) => mailId),
      delay,
    );
    return true;
  };

  let waiting: Addressed[] = [];
  for await (const recipient of recipients) {
    if (start !== undefined && recipient.id <= start) continue;
    const letter = await letterTo(recipient);
    if (!letter) continue;
    waiting.push({ recipientId: recipient.id, letter });
    if (waiting.length < BATCH) continue;
    if (!(await post(waiting))) return;
    waiting = [];
  }
  if (!(await post(waiting))) return;
  await mailings.finish(id, cursor, await closing(before + posted));
};

/** One mailing that fails does not delay the others. */
export const mailOutDue = async (
  mailings: Pick<Mailings, "due" | "find">,
  now: Date,
  work: (mailing: Mailing) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const id of await mailings.due(now)) {
    try {
      const mailing = await mailings.find(id);
      if (mailing) await work(mailing);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length) throw new AggregateError(failures, "Some mailings failed");
};

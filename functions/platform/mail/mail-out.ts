import type { Write } from "../table/item.ts";
import { MAX_TRANSACTION } from "../table/transactions.ts";
import type { Mailing, Mailings } from "./mailings.repository.ts";
import type { Outbox } from "./outbox.ts";
import type { DeferredMail, MailOfKind, SingleMail } from "./outbox-item.ts";

interface MailOutDeps {
  readonly mailings: Pick<Mailings, "advance" | "finish">;
  readonly outbox: Pick<Outbox, "postWrite" | "enqueue">;
}

/** What one recipient gets: a mail, or what is stored in addition or instead. */
export interface Letter {
  readonly post?:
    | { readonly mailId: string; readonly mail: SingleMail | MailOfKind | DeferredMail }
    | undefined;
  /** Less than half a transaction. */
  readonly writes?: readonly Write[];
}

const BATCH = 25;
const MOST_WRITES = MAX_TRANSACTION / 2;
/** Below the rate of any account outside SES's sandbox. */
const PER_SECOND = 10;

interface Addressed {
  readonly recipientId: string;
  readonly letter: Letter;
}

const postsIn = (batch: readonly Addressed[]) => batch.flatMap(({ letter }) => letter.post ?? []);

const sizeOf = ({ post, writes = [] }: Letter): number => writes.length + (post ? 1 : 0);

/** Recipients must come in the order of ids. Safe to repeat after a crash, and in parallel. */
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
    const posts = postsIn(batch);
    const writes = [
      ...posts.map(({ mailId, mail }) => outbox.postWrite(mailId, mail, delay)),
      ...batch.flatMap(({ letter }) => letter.writes ?? []),
    ];
    const step = { from: cursor, to: last.recipientId, mails: posts.length };
    if (!(await mailings.advance(id, step, writes))) return false;
    cursor = last.recipientId;
    posted += posts.length;
    await outbox.enqueue(
      posts.map(({ mailId }) => mailId),
      delay,
    );
    return true;
  };

  let waiting: Addressed[] = [];
  let size = 0;
  for await (const recipient of recipients) {
    if (start !== undefined && recipient.id <= start) continue;
    const letter = await letterTo(recipient);
    if (!letter || sizeOf(letter) === 0) continue;
    waiting.push({ recipientId: recipient.id, letter });
    size += sizeOf(letter);
    if (waiting.length < BATCH && size < MOST_WRITES) continue;
    if (!(await post(waiting))) return;
    waiting = [];
    size = 0;
  }
  if (!(await post(waiting))) return;
  await mailings.finish(id, cursor, await closing(before + posted));
};

/** A mailing that fails does not delay the others. */
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

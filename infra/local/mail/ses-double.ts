import { randomUUID } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import { createRequire } from "node:module";
import * as z from "zod";

export interface StoredMail {
  messageId: string;
  from: string;
  readonly subject: string;
  readonly destination: { readonly to: readonly string[] };
  readonly headers?: readonly { readonly name: string; readonly value: string }[];
}

interface Response {
  status(code: number): Response;
  send(body: unknown): void;
}

type Handler = (request: { readonly body: unknown }, response: Response, next: () => void) => unknown;

/** aws-ses-v2-local is CommonJS and does not type its inner modules. */
interface Modules {
  readonly store: { saveEmail: (mail: StoredMail) => void; getStoreReadonly: () => { emails: StoredMail[] } };
  readonly util: { getMessageId: () => string };
  readonly sendEmail: Handler;
  readonly sendBulkEmail: Handler;
  readonly server: (options: { port: number; host: string }) => Promise<Server>;
}

const Reply = z.object({ MessageId: z.string() });
const BulkReply = z.object({
  BulkEmailEntryResults: z.array(z.object({ Status: z.string(), Error: z.string().optional() })),
});

const require = createRequire(import.meta.url);
const load = <Module>(path: string) => require(`aws-ses-v2-local/dist/${path}.js`) as Module; // see Modules

const modules: Modules = {
  store: load("store"),
  util: load("util"),
  sendEmail: load<{ default: Handler }>("v2/sendEmail").default,
  sendBulkEmail: load<{ default: Handler }>("v2/sendBulkEmail").default,
  server: load<{ default: Modules["server"] }>("index").default,
};

/** Decoded as mail programs show it (RFC 2047), since the double shows headers as they came. */
const readable = (header: string): string =>
  header.replace(/=\?UTF-8\?B\?([^?]+)\?=(?: (?==\?))?/g, (_, word: string) =>
    Buffer.from(word, "base64").toString(),
  );

/** The double's own ids, nine random digits, collide among 50,000 mails. */
const shortId = /^ses-\d+$/;
const messageId = () => `0107${randomUUID()}-000000`;

export interface Taken {
  readonly status: number;
  readonly body: unknown;
  /** In the order of the request; undefined for a refused mail. */
  readonly mails: readonly (StoredMail | undefined)[];
}

export interface SesDouble {
  readonly takeSingle: (body: unknown) => Promise<Taken>;
  readonly takeBulk: (body: unknown) => Promise<Taken>;
  readonly pages: RequestListener;
}

const isListener = (listener: unknown): listener is RequestListener => typeof listener === "function";

/** Calls the double's handlers with parsed bodies: no second request, no second parsing. */
export const createSesDouble = async (keep: number): Promise<SesDouble> => {
  const { store, util } = modules;
  const save = store.saveEmail;
  const { emails } = store.getStoreReadonly();
  let saved: StoredMail[] = [];

  util.getMessageId = messageId;
  store.saveEmail = (mail) => {
    if (shortId.test(mail.messageId)) mail.messageId = messageId();
    mail.from = readable(mail.from);
    saved.push(mail);
    save(mail);
    // Trimmed with slack, since trimming at each mail would move all others.
    if (emails.length > keep * 1.1) emails.splice(0, emails.length - keep);
  };

  const answer = (handler: Handler, body: unknown) =>
    new Promise<Omit<Taken, "mails">>((resolve) => {
      let status = 200;
      const response: Response = {
        status: (code) => {
          status = code;
          return response;
        },
        send: (reply) => resolve({ status, body: reply }),
      };
      handler({ body }, response, () => resolve({ status: 500, body: {} }));
    });

  const takeBulk = async (body: unknown): Promise<Taken> => {
    saved = [];
    // The handler is synchronous, so no other call's mails get into the list.
    const answered = answer(modules.sendBulkEmail, body);
    const taken = saved.values();
    const { status, body: reply } = await answered;
    const { data } = BulkReply.safeParse(reply);
    if (!data) return { status, body: reply, mails: [] };
    const results = data.BulkEmailEntryResults.map(({ Status, ...failure }) => {
      const mail = Status === "SUCCESS" ? taken.next().value : undefined;
      // The reply holds the ids from before the mails were saved.
      return { mail, result: mail ? { Status, MessageId: mail.messageId } : { Status, ...failure } };
    });
    return {
      status,
      body: { BulkEmailEntryResults: results.map(({ result }) => result) },
      mails: results.map(({ mail }) => mail),
    };
  };

  const takeSingle = async (body: unknown): Promise<Taken> => {
    const taken = await answer(modules.sendEmail, body);
    const { data } = Reply.safeParse(taken.body);
    const mail = data && emails.findLast(({ messageId: id }) => id === data.MessageId);
    return { ...taken, mails: mail ? [mail] : [] };
  };

  /** The double starts a server of its own, of which only the pages are needed. */
  const server = await modules.server({ port: 0, host: "127.0.0.1" });
  const [pages] = server.listeners("request");
  server.close();
  if (!isListener(pages)) throw new Error("aws-ses-v2-local answers no requests.");
  return { takeSingle, takeBulk, pages };
};

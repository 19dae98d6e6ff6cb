import { beforeEach, describe, expect, it } from "vitest";
import { openOutbox } from "../../../functions/platform/mail/outbox.ts";
import { type DeliveryDeps, openDelivery } from "../../../functions/platform/mail/outbox-delivery.ts";
import { type OutboxMessage, outboxKey } from "../../../functions/platform/mail/outbox-item.ts";
import { newTable } from "../../support/new-table.ts";

const mail = { to: "anna@example.at", subject: "Betreff", html: "<p>Text</p>" };

const textOf = () => "Text";
const personalise: DeliveryDeps["personalise"] = (html, { name = "" }) => ({
  subject: name,
  html: html.replace("NAME", name),
});

const openFixture = async () => {
  const { table } = await newTable();
  const announced: OutboxMessage[] = [];
  const sent: string[] = [];
  const delays: number[] = [];
  const queue = {
    send: async (messages: readonly OutboxMessage[], delay = 0) => {
      announced.push(...messages);
      delays.push(delay);
    },
  };
  const outbox = openOutbox(table, queue);
  const ses = {
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      return "id";
    },
  };
  const deliver = (message: OutboxMessage, by: DeliveryDeps["ses"] = ses) =>
    openDelivery(table, { ses: by, queue, textOf, personalise })(message);
  return { table, outbox, delays, announced, sent, ses, deliver };
};

let fixture: Awaited<ReturnType<typeof openFixture>>;

beforeEach(async () => {
  fixture = await openFixture();
});

describe("the outbox", () => {
  it("puts only the mail's id on the queue", async () => {
    const id = await fixture.outbox.post(mail);

    expect(fixture.announced).toEqual([{ id }]);
  });

  it("sends a mail once, however often it is announced", async () => {
    const id = await fixture.outbox.post(mail);

    await Promise.all([1, 2, 3].map(() => fixture.deliver({ id }, fixture.ses)));
    await fixture.deliver({ id }, fixture.ses);

    expect(fixture.sent).toEqual(["anna@example.at"]);
  });

  it("asks again whether a mail is wanted before it goes out, and drops it if not", async () => {
    const ids = await Promise.all(
      ["yes", "no"].map((answer) => fixture.outbox.post({ ...mail, to: answer, asks: { answer } })),
    );
    const isWanted = async ({ answer }: Readonly<Record<string, string>>) => answer === "yes";
    const deps = { ses: fixture.ses, queue: { send: async () => {} }, textOf, personalise, isWanted };

    for (const id of ids) await openDelivery(fixture.table, deps)({ id });

    expect(fixture.sent).toEqual(["yes"]);
    expect(await Promise.all(ids.map((id) => fixture.table.get(outboxKey(id))))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("refuses a header of more than one line", async () => {
    const headers = { References: "<a@example.at>\r\nBcc: somebody@example.at" };

    await expect(fixture.outbox.post({ ...mail, headers })).rejects.toThrow("not one line");
    expect(fixture.announced).toEqual([]);
  });

  it("stores once what many mails have in common", async () => {
    const content = await fixture.outbox.keep(`<p>Guten Tag, NAME</p>${"x".repeat(30_000)}`);
    const ids = ["anna", "berta", "carla"];
    const mails = ids.map((id) => ({ to: `${id}@example.at`, content, values: { name: id } }));
    await fixture.table.transact(mails.map((one, index) => fixture.outbox.postWrite(ids[index] ?? "", one)));
    const sent: string[] = [];
    const stored = await Promise.all(ids.map((id) => fixture.table.get(outboxKey(id))));

    const ses = {
      send: async ({ html }: { html: string }) => `${sent.push(/<p>.*<\/p>/.exec(html)?.[0] ?? "")}`,
    };
    for (const id of ids) await fixture.deliver({ id }, ses);

    expect(sent).toEqual(ids.map((id) => `<p>Guten Tag, ${id}</p>`));
    expect(Math.max(...stored.map((item) => JSON.stringify(item).length))).toBeLessThan(500);
  });

  it("keeps a mail that SES wants later, and finds it again when its message is lost", async () => {
    const id = await fixture.outbox.post(mail);
    const busy = {
      send: async () => Promise.reject(Object.assign(new Error("x"), { name: "TooManyRequestsException" })),
    };

    await fixture.deliver({ id }, busy);
    fixture.announced.length = 0;
    await fixture.outbox.sweep(Date.now() + 600_000);
    for (const message of fixture.announced) await fixture.deliver(message, fixture.ses);

    expect(fixture.sent).toEqual(["anna@example.at"]);
  });

  it("tries a throttled mail again within seconds, for as long as it takes", async () => {
    const id = await fixture.outbox.post(mail);
    let calls = 0;
    const busy = {
      send: async (sending: { to: string }) => {
        if (++calls > 30) return fixture.ses.send(sending);
        throw Object.assign(new Error("Maximum sending rate exceeded"), { name: "TooManyRequestsException" });
      },
    };

    for (let message = fixture.announced.shift(); message; message = fixture.announced.shift())
      await fixture.deliver(message, busy);

    expect(fixture.sent).toEqual(["anna@example.at"]);
    expect(Math.max(...fixture.delays)).toBeLessThanOrEqual(5);
    expect(await fixture.table.get(outboxKey(id))).toBeUndefined();
  });

  it("sends a mail without an answer once more, and not for ever", async () => {
    const id = await fixture.outbox.post(mail);
    let calls = 0;
    const silent = {
      send: async () => {
        calls++;
        return Promise.reject(new Error("socket hang up"));
      },
    };

    for (let sweeps = 0; sweeps < 10; sweeps++) {
      await fixture.deliver({ id }, silent);
    }

    expect(calls).toBe(2);
  });

  it("keeps an invitation while the account is in the sandbox, and sends it when it has left", async () => {
    const id = await fixture.outbox.post(mail);
    const sandbox = {
      send: async () => {
        const message =
          "Email address is not verified. The following identities failed the check: anna@example.at";
        throw Object.assign(new Error(message), { name: "MessageRejected" });
      },
    };
    for (let hour = 0; hour < 20; hour++) await fixture.deliver({ id }, sandbox);

    await fixture.outbox.sweep(Date.now() + 600_000);
    await fixture.deliver({ id });

    expect(fixture.announced).toEqual([{ id }, { id }]);
    expect(fixture.sent).toEqual(["anna@example.at"]);
  });

  it("gives up a mail that SES refuses", async () => {
    const id = await fixture.outbox.post(mail);
    const strict = {
      send: async () => Promise.reject(Object.assign(new Error("x"), { name: "MessageRejected" })),
    };

    await fixture.deliver({ id }, strict);
    await fixture.outbox.sweep(Date.now() + 120_000);

    expect(fixture.announced).toEqual([{ id }]);
  });
});

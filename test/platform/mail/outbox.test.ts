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

const openWorld = async () => {
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

let world: Awaited<ReturnType<typeof openWorld>>;

beforeEach(async () => {
  world = await openWorld();
});

describe("the outbox", () => {
  it("puts only the mail's id on the queue", async () => {
    const id = await world.outbox.post(mail);

    expect(world.announced).toEqual([{ id }]);
  });

  it("sends a mail once, however often it is announced", async () => {
    const id = await world.outbox.post(mail);

    await Promise.all([1, 2, 3].map(() => world.deliver({ id }, world.ses)));
    await world.deliver({ id }, world.ses);

    expect(world.sent).toEqual(["anna@example.at"]);
  });

  it("asks again whether a mail is wanted before it goes out, and drops it if not", async () => {
    const ids = await Promise.all(
      ["yes", "no"].map((answer) => world.outbox.post({ ...mail, to: answer, asks: { answer } })),
    );
    const isWanted = async ({ answer }: Readonly<Record<string, string>>) => answer === "yes";
    const deps = { ses: world.ses, queue: { send: async () => {} }, textOf, personalise, isWanted };

    for (const id of ids) await openDelivery(world.table, deps)({ id });

    expect(world.sent).toEqual(["yes"]);
    expect(await Promise.all(ids.map((id) => world.table.get(outboxKey(id))))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("refuses a header of more than one line", async () => {
    const headers = { References: "<a@example.at>\r\nBcc: somebody@example.at" };

    await expect(world.outbox.post({ ...mail, headers })).rejects.toThrow("not one line");
    expect(world.announced).toEqual([]);
  });

  it("stores once what many mails have in common", async () => {
    const content = await world.outbox.keep(`<p>Guten Tag, NAME</p>${"x".repeat(30_000)}`);
    const ids = ["anna", "berta", "carla"];
    const mails = ids.map((id) => ({ to: `${id}@example.at`, content, values: { name: id } }));
    await world.table.transact(mails.map((one, index) => world.outbox.postWrite(ids[index] ?? "", one)));
    const sent: string[] = [];
    const stored = await Promise.all(ids.map((id) => world.table.get(outboxKey(id))));

    const ses = {
      send: async ({ html }: { html: string }) => `${sent.push(/<p>.*<\/p>/.exec(html)?.[0] ?? "")}`,
    };
    for (const id of ids) await world.deliver({ id }, ses);

    expect(sent).toEqual(ids.map((id) => `<p>Guten Tag, ${id}</p>`));
    expect(Math.max(...stored.map((item) => JSON.stringify(item).length))).toBeLessThan(500);
  });

  it("keeps a mail that SES wants later, and finds it again when its message is lost", async () => {
    const id = await world.outbox.post(mail);
    const busy = {
      send: async () => Promise.reject(Object.assign(new Error("x"), { name: "TooManyRequestsException" })),
    };

    await world.deliver({ id }, busy);
    world.announced.length = 0;
    await world.outbox.sweep(Date.now() + 600_000);
    for (const message of world.announced) await world.deliver(message, world.ses);

    expect(world.sent).toEqual(["anna@example.at"]);
  });

  it("tries a throttled mail again within seconds, for as long as it takes", async () => {
    const id = await world.outbox.post(mail);
    let calls = 0;
    const busy = {
      send: async (sending: { to: string }) => {
        if (++calls > 30) return world.ses.send(sending);
        throw Object.assign(new Error("Maximum sending rate exceeded"), { name: "TooManyRequestsException" });
      },
    };

    for (let message = world.announced.shift(); message; message = world.announced.shift())
      await world.deliver(message, busy);

    expect(world.sent).toEqual(["anna@example.at"]);
    expect(Math.max(...world.delays)).toBeLessThanOrEqual(5);
    expect(await world.table.get(outboxKey(id))).toBeUndefined();
  });

  it("sends a mail without an answer once more, and not for ever", async () => {
    const id = await world.outbox.post(mail);
    let calls = 0;
    const silent = {
      send: async () => {
        calls++;
        return Promise.reject(new Error("socket hang up"));
      },
    };

    for (let sweeps = 0; sweeps < 10; sweeps++) {
      await world.deliver({ id }, silent);
    }

    expect(calls).toBe(2);
  });

  it("keeps an invitation while the account is in the sandbox, and sends it when it has left", async () => {
    const id = await world.outbox.post(mail);
    const sandbox = {
      send: async () => {
        const message =
          "Email address is not verified. The following identities failed the check: anna@example.at";
        throw Object.assign(new Error(message), { name: "MessageRejected" });
      },
    };
    for (let hour = 0; hour < 20; hour++) await world.deliver({ id }, sandbox);

    await world.outbox.sweep(Date.now() + 600_000);
    await world.deliver({ id });

    expect(world.announced).toEqual([{ id }, { id }]);
    expect(world.sent).toEqual(["anna@example.at"]);
  });

  it("gives up a mail that SES refuses", async () => {
    const id = await world.outbox.post(mail);
    const strict = {
      send: async () => Promise.reject(Object.assign(new Error("x"), { name: "MessageRejected" })),
    };

    await world.deliver({ id }, strict);
    await world.outbox.sweep(Date.now() + 120_000);

    expect(world.announced).toEqual([{ id }]);
  });
});

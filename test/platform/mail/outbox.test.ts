import { beforeEach, describe, expect, it } from "vitest";
import { type OutboxMessage, openDelivery, openOutbox } from "../../../functions/platform/mail/outbox.ts";
import { newTable } from "../../support/new-table.ts";

const mail = { to: "anna@example.at", subject: "Betreff", html: "<p>Text</p>" };

const textOf = () => "Text";

const openWorld = async () => {
  const { table } = await newTable();
  const announced: OutboxMessage[] = [];
  const sent: string[] = [];
  const outbox = openOutbox(table, {
    send: async (messages) => {
      announced.push(...messages);
    },
  });
  const ses = {
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      return "id";
    },
  };
  const deliver = (message: OutboxMessage, by: Parameters<typeof openDelivery>[1]["ses"] = ses) =>
    openDelivery(table, { ses: by, textOf })(message);
  return { outbox, announced, sent, ses, deliver };
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

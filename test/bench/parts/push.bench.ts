import { setTimeout as wait } from "node:timers/promises";
import { SQSClient } from "@aws-sdk/client-sqs";
import { openNotifications } from "../../../functions/data/notifications/notifications.repository.ts";
import type { PushRequest } from "../../../functions/data/notifications/ringing-table.ts";
import { ringingTable } from "../../../functions/data/notifications/ringing-table.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { openQueue } from "../../../functions/platform/queue/queue.ts";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anEmployee, aUser } from "../../support/people.builder.ts";
import { pushReceiver } from "../../support/push-receiver.ts";
import { ownOffice } from "../../support/viewers.ts";
import { absolute, type Part } from "../kit/figure.ts";
import { type PortalRun, startPortal } from "../portal/portal-run.ts";
import { insertAll } from "../portal/seeding.ts";

/** People with a phone each, who may read one article. */
const seed = async ({ table, runtime }: PortalRun, count: number) => {
  const stores = openStores(table);
  const article = await stores.articles.insert(anArticle());
  const employees = Array.from({ length: count }, () => anEmployee({ employedAt: ownOffice.id }));
  const users = employees.map(({ id }) => aUser({ employeeId: id, isAdmin: true }));
  await insertAll(employees, stores.employees.insertMany);
  await insertAll(users, stores.users.insertMany);
  const { subscription } = pushReceiver();
  const publicKey = runtime.environmentOf("push-sender").PUSH_PUBLIC_KEY ?? "";
  for (const { id: userId, employeeId } of users) {
    const owner = { person: employeeId ?? "", userId, sessionId: "", name: null, publicKey };
    const device = { ...subscription, ...owner, endpoint: `https://push.localhost/${userId}` };
    const { id } = await stores.pushDevices.register(device, new Date());
    await stores.pushDevices.choose(owner.person, id, { silentTopics: [], isQuiet: false });
  }
  return { article, people: employees.map(({ id }) => id) };
};

/** Tells them, and gives the seconds until the last of them was pushed to. */
const pushed = async (portal: PortalRun, people: readonly string[], articleId: string, occasion: string) => {
  const { runtime, table } = portal;
  const url = runtime.environmentOf("forum-notifier").PUSH_QUEUE_URL ?? "";
  const queue = openQueue<PushRequest>(
    () => url,
    new SQSClient(clientOptions(runtime.endpoints.SQS, runtime.region)),
  );
  process.env.PUSH_QUEUE_URL = url;
  const { taken } = runtime.push;
  taken.length = 0;
  const startedAt = Date.now();
  const notification = { kind: "article", subject: { area: "article", id: articleId }, occasion } as const;
  await openNotifications(ringingTable(table, queue)).notify(people, notification, new Date());
  while (taken.length < people.length && Date.now() - startedAt < 120_000) await wait(20);
  return {
    last: ((taken.at(-1)?.at ?? Number.POSITIVE_INFINITY) - startedAt) / 1000,
    missing: people.length - new Set(taken.map(({ path }) => path)).size,
  };
};

export const about = "how long a push takes to its service, alone and for 1,000 devices at once";

export const part: Part = async ({ quick, say, scope }) => {
  const count = quick ? 100 : 1_000;
  say(`${count} devices`);
  const portal = await startPortal(scope, { queues: true });
  const { article, people } = await seed(portal, count);
  say("one device, then all of them");
  await pushed(portal, people.slice(0, 1), article.id, "warm");
  const one = await pushed(portal, people.slice(0, 1), article.id, "one");
  const all = await pushed(portal, people, article.id, "all");
  return [
    absolute("from the cause until a push is at its service", one.last, "s", { most: 5 }),
    absolute(`the same for ${count} devices, the last`, all.last, "s", { most: 30 }),
    absolute("pushes lost", one.missing + all.missing, "pushes", { most: 0 }),
  ];
};

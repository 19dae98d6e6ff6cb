import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { readyPeople } from "../../support/viewers.ts";
import type { Part } from "../kit/figure.ts";
import { firstCall } from "../portal/new-instance.ts";
import { startPortal } from "../portal/portal-run.ts";
import { seedSubscribers, untilSettled } from "../portal/seeding.ts";

const MANY = 8;

export const about =
  "the first page of 100,000 subscribers in new instances, beside reading all of them alone";

export const part: Part = async ({ quick, say, scope }) => {
  say("rows");
  const portal = await startPortal(scope, { instances: MANY });
  const { call } = await portal.visit(readyPeople.editor);
  await seedSubscribers(portal.table, quick ? 5_000 : 100_000);
  await untilSettled(Date.now());
  const page = {
    area: "areas-subscribers-function",
    call: () => call(news.subscribers.list, { query: { config: listConfig() } }),
    partitions: ["SUBSCRIBER#0", "SUBSCRIBER#1"],
  };
  say("without a snapshot");
  const without = await firstCall(scope, portal, {
    ...page,
    what: "subscribers: the first page of a new instance, without a snapshot",
    goal: { most: 2 },
  });
  await portal.runtime.invoke("search-repair", {});
  await portal.runtime.kill("search-repair");
  say("with a snapshot");
  const one = await firstCall(scope, portal, {
    ...page,
    what: "subscribers: the first page of a new instance",
    goal: { most: 0.5 },
  });
  say(`${MANY} at once`);
  const many = await firstCall(scope, portal, {
    ...page,
    what: `subscribers: the first page of ${MANY} new instances at once`,
    instances: MANY,
    goal: { most: 0.5 },
  });
  return [without, one, many];
};

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { AccountMailMessage } from "../../functions/data/accounts/account-mails.repository.ts";
import type { BatchMessage, PlanMessage } from "../../functions/news/sending/messages.ts";
import type { OutboxMessage } from "../../functions/platform/mail/outbox-item.ts";
import { IndexMessage } from "../../functions/platform/search/index-messages.ts";
import type { EndpointSpec } from "../../shared/contract/endpoint.ts";
import { casesOf, hasParams, inputFor } from "../contract/endpoints/cases.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";

import messages from "./last-release.messages.json" with { type: "json" };
import { recordItems } from "./record.ts";

const path = new URL("./last-release.items.json", import.meta.url);

/** `RECORD_RELEASE=1` keeps what the present release stores, once that is in production. */
if (process.env.RECORD_RELEASE) await recordItems(path);

const Items = z.array(z.looseObject({ pk: z.string(), sk: z.string() }));
const items = Items.parse(JSON.parse(readFileSync(path, "utf8")));

/** Batches name hundreds of recipients, whom their own items name. */
const naming = JSON.stringify(items.filter(({ sk }) => !sk.startsWith("BATCH#")));

/** Whatever names something: the ends of keys, and what is named within. */
const ids = [
  ...new Set([
    ...items.map(({ sk }) => sk),
    ...Array.from(naming.matchAll(/"(?:id|urlTitle)\\?":\\?"([\w-]+)/g), ([, id = ""]) => id),
  ]),
];

let admin: Browser;
beforeAll(async () => {
  const { as, table } = await portal();
  admin = await as("admin");
  await table.putMany(items);
});

const paramsWith = ({ path: template }: EndpointSpec, id: string) => {
  const [first, ...others] = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  // What belongs to something belongs to the first office here.
  return others.length === 0 ? { [first ?? ""]: id } : { [first ?? ""]: "1", [others[0] ?? ""]: id };
};

const readable = (condition: (endpoint: EndpointSpec) => boolean) =>
  casesOf((endpoint) => endpoint.method === "GET" && endpoint.reply && condition(endpoint));

/** Uploads are asked for by who makes them, within a minute; the list of public articles has what their addresses show, and the search of all forums what is found in one. */
const isCoveredElsewhere = ({ path }: EndpointSpec) =>
  /\/upload$|\{urlTitle\}$|\{forumId\}\/search$/.test(path);

describe("after a deployment, what the release before has stored", () => {
  it.each(readable((endpoint) => !hasParams(endpoint)))("$key answers with it", async (endpointCase) => {
    const { response } = await admin.send(endpointCase.endpoint, inputFor(endpointCase));

    expect(response.status).toBe(200);
  });

  it.each(readable((endpoint) => hasParams(endpoint) && !isCoveredElsewhere(endpoint)))(
    "$key answers for each",
    async (endpointCase) => {
      const statuses = await Promise.all(
        ids.map(async (id) => {
          const { response } = await admin.send(
            endpointCase.endpoint,
            inputFor(endpointCase, paramsWith(endpointCase.endpoint, id)),
          );
          return response.status;
        }),
      );

      expect(new Set(statuses)).toContain(200);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    },
  );
});

it("what the release before has sent is still what the queues take, which the compiler sees for most", () => {
  messages.plan satisfies PlanMessage[];
  messages.batch satisfies BatchMessage[];
  messages.accountMail satisfies AccountMailMessage[];
  messages.mail satisfies OutboxMessage[];

  expect(z.array(IndexMessage).safeParse(messages.searchIndex).error).toBeUndefined();
});

import { describe, expect, it } from "vitest";
import type { AccountMailMessage } from "../../functions/data/accounts/account-mails.repository.ts";
import type { BatchMessage, PlanMessage } from "../../functions/news/runs/messages.ts";
import type { OutboxMessage } from "../../functions/platform/mail/outbox-item.ts";
import type { EndpointSpec } from "../../shared/contract/endpoint.ts";
import { casesOf, hasParams, inputFor } from "../contract/endpoints/cases.ts";
import { portal } from "../portal.ts";

import messages from "./last-release.messages.json" with { type: "json" };
import { recordItems } from "./record.ts";
import { itemsOfLastRelease, itemsPath, missedFields } from "./shapes.ts";

/** `RECORD_RELEASE=1` keeps what the present release stores, once that is in production. */
if (process.env.RECORD_RELEASE) await recordItems(itemsPath);

const items = itemsOfLastRelease();

/** What the last parameter of an address names; the first that fits. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\/employees\/\{/, "EMPLOYEE"],
  [/\/users\/\{/, "USER"],
  [/\/roles\/\{/, "ROLE"],
  [/\/audit\//, "AUDIT"],
  [/\/templates\//, "TEMPLATE_SET"],
  [/\/articles\/\{/, "ARTICLE"],
  [/\/newsletters\/\{/, "NEWSLETTER"],
  [/\/drafts\//, "NEWSLETTER"],
  [/\/subscribers\/\{/, "SUBSCRIBER"],
  [/\/links\/\{/, "OFFICE_LINKS"],
  [/\/customers\/\{/, "CUSTOMER"],
  [/\/applications\/\{/, "APPLICATION"],
  [/\/organisations\/\{/, "ORGANISATION"],
  [/\/groups\/\{/, "FORUM_GROUP"],
  [/\/forums\/\{/, "FORUM"],
  [/\/(posts|answers)\/\{/, "FORUM_ENTRY"],
  [/\/cloud\/\{/, "CLOUD_ITEM"],
  [/\/galleries\/\{/, "GALLERY"],
  [/\/events\/\{/, "CALENDAR_EVENT"],
  [/\/data\/\{/, "MISC_ENTRY"],
  [/\/misc\/\{/, "MISC_GROUP"],
];

/** The ends of the keys of that kind, and what is named within. */
const idsFor = ({ path: template }: EndpointSpec) => {
  const [, kind] = kinds.find(([address]) => address.test(template)) ?? [];
  const named = items.filter(({ pk }) => pk.split("#")[0] === kind);
  const within = JSON.stringify(named).matchAll(/"(?:id|urlTitle)\\*":\\*"([\w-]+)/g);
  return [...new Set([...named.map(({ sk }) => sk), ...Array.from(within, ([, id = ""]) => id)])];
};

const { as, table } = await portal();
const admin = await as("admin");
await table.putMany(items);

const paramsWith = ({ path: template }: EndpointSpec, id: string) => {
  const [first, ...others] = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  // What belongs to something belongs to the first office here.
  return others.length === 0 ? { [first ?? ""]: id } : { [first ?? ""]: "1", [others[0] ?? ""]: id };
};

const readable = (condition: (endpoint: EndpointSpec) => boolean) =>
  casesOf((endpoint) => endpoint.method === "GET" && endpoint.reply && condition(endpoint));

/** Uploads, jobs and requests for what is stored are asked for by who makes them, within days at most; the lists of public articles and offices have what their addresses show, and the search of all forums what is found in one; nobody could be asked for papers yet, no version of an article was kept, and no event repeated. */
const isCoveredElsewhere = ({ path }: EndpointSpec) =>
  /\/upload$|\/parts$|\/(?:jobs|data-requests)\/\{id\}|\/requests\/\{|\/articles\/\{id\}\/versions\/|\/events\/\{id\}\/series$|\{url(?:Title|Name)\}$|\{forumId\}\/search$/.test(
    path,
  );

describe("after a deployment, what the release before has stored", () => {
  it.each(readable((endpoint) => !hasParams(endpoint)))("$key answers with it", async (endpointCase) => {
    const { response } = await admin.send(endpointCase.endpoint, inputFor(endpointCase));

    expect(response.status).toBe(200);
  });

  it.each(readable((endpoint) => hasParams(endpoint) && !isCoveredElsewhere(endpoint)))(
    "$key answers for each",
    async (endpointCase) => {
      const statuses = await Promise.all(
        idsFor(endpointCase.endpoint).map(async (id) => {
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
});

describe("what a reader of former items misses in present ones", () => {
  const former = [
    { pk: "ROLE", sk: "1", version: 1, entity: JSON.stringify({ name: "Leitung", rules: [], note: null }) },
    { pk: "ROLE", sk: "2", version: 1, entity: JSON.stringify({ name: "Team", rules: [], only: true }) },
  ];
  const missed = (entity: Readonly<Record<string, unknown>>, attributes = {}) =>
    missedFields(former, [
      { pk: "ROLE", sk: "3", version: 1, entity: JSON.stringify(entity), ...attributes },
    ]);

  it("is a field that each of them had, under another name or of another type", () => {
    expect(missed({ title: "Leitung", rules: [] })).toEqual(["ROLE: entity.name"]);
    expect(missed({ name: "Leitung", rules: "ADMIN" })).toEqual(["ROLE: entity.rules"]);
    expect(missed({ name: "Leitung", rules: [] }, { version: "1" })).toEqual(["ROLE: version"]);
  });

  it("is none that some lacked, and nothing that was added", () => {
    expect(missed({ name: "Leitung", rules: [], added: 1 }, { more: true })).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { survey } from "../../../functions/data/data-requests/survey.ts";
import { mentionsOf } from "../../../functions/data/personal/mentions.ts";
import { findPerson } from "../../../functions/data/personal/person.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { packSnapshot } from "../../../functions/platform/collection/snapshot.ts";
import { hashOf } from "../../../functions/platform/session/session-cookie.ts";
import { openBucket } from "../../../functions/platform/storage/bucket.ts";
import { type Item, keyName } from "../../../functions/platform/table/item.ts";
import { openPersonalSources } from "../../../functions/workers/personal-sources.ts";
import { itemsIn, privacyFixture } from "./privacy.fixture.ts";

type Fixture = Awaited<ReturnType<typeof privacyFixture>>;

const everything = async () => true;

const fixture = await privacyFixture();
const person = await fixture.everything();

/** As a person would search it, apart from the code that is tested. */
const textOf = (item: Item) =>
  JSON.stringify(item, (_, value: unknown) => {
    if (value instanceof Set) return [...value] as unknown[];
    if (!(value instanceof Uint8Array)) return value;
    return value[0] === 0x1f ? gunzipSync(value).toString() : Buffer.from(value).toString("latin1");
  }).toLowerCase();

/** What stands for the address or the user name, in whichever form something is found by. */
const hashesOf = ({ email, user }: typeof person) =>
  [email, `suppression:${email}`, user.username.toLowerCase()].map((name) => hashOf(name).toLowerCase());

const findingsOf = async (email: string, on: Fixture["table"]) => {
  const stores = openStores(on);
  const known = await findPerson(email, stores);
  const sought = { person: known, mentions: mentionsOf(known) };
  return (await survey(on, openPersonalSources(stores), sought, everything)) ?? [];
};

describe("a walk over the whole table", () => {
  it("finds the address, and hashes of it, in no item that is not handed over", async () => {
    const found = new Map(
      (await findingsOf(person.email, fixture.table)).map(({ key, source }) => [keyName(key), source.area]),
    );
    const words = [person.email, ...hashesOf(person), person.employee.id, person.user.id].map((word) =>
      word.toLowerCase(),
    );
    const items = await itemsIn(fixture.table);
    const about = items.filter((item) => words.some((word) => textOf(item).includes(word)));

    expect(about.length).toBeGreaterThan(40);
    expect(about.map(keyName).filter((name) => !found.has(name))).toEqual([]);
    expect([...found.values()]).not.toContain("unlisted");
  });

  it("would find an item of a kind that nobody has listed", async () => {
    const item = { pk: "GUESTBOOK#1", sk: "1", text: `Schöne Grüße von ${person.email}` };
    await fixture.table.put(item);

    const found = await findingsOf(person.email, fixture.table);

    expect(found.filter(({ source }) => source.area === "unlisted").map(({ key }) => keyName(key))).toEqual([
      keyName(item),
    ]);
    await fixture.table.transact([{ Delete: { Key: { pk: item.pk, sk: item.sk } } }]);
  });
});

/** Kinds of items about nobody. */
const aboutNobody: readonly string[] = [
  "ADMINISTRATORS", // counts departures
  "ARTICLE_READS", // how often, by article and day
  "APPLICATION_SENT", // the hash of a form, for a day
  "CALLS", // the hash of a network, for a minute
  "CHANGES", // numbers of rows
  "CLICKS", // numbers of links
  "CLOUD_DOWNLOAD", // what was downloaded from outside, not by whom
  "CLOUD_MOVES", // a counter
  "CLOUD_REQUEST_USE", // which files came, gone with their request
  "CLOUD_SHARE_USE", // how often
  "CLOUD_USAGE", // bytes of an office
  "EVENT", // below a ledger
  "EVENT_CATEGORY",
  "FORUM",
  "FORUM_GROUP",
  "HEALTH",
  "INDUSTRY",
  "LEASE",
  "RELEASED_FILES", // ids of files to be erased
  "SENDING_RATE",
  "SIGN_IN", // the hash of a state, for minutes
  "TEMPLATE_SET_DEFAULT", // the id of a set
  "UNIQUE", // of articles and offices; those of people are listed apart
];

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(resolve(folder, path), "utf8"));

/** How the code writes the name of a partition. */
const KIND =
  /(?:pk: |name: |=> |openMailings\(table, |const (?:PARTITION|PREFIX|JOURNAL|CLOCKS|SCHEDULED|KEY) = (?:\{ pk: )?)["`]([A-Z][A-Z_]+)(?=[#"`])/g;

it("each kind of item that the code stores is listed by an area, or is about nobody", () => {
  const written = sourcesBelow(resolve(import.meta.dirname, "../../../functions")).flatMap((code) =>
    Array.from(code.matchAll(KIND), ([, kind = ""]) => kind),
  );
  const listed = fixture.sources.flatMap(({ kinds }) => kinds);
  const known = new Set([...listed, ...listed.map((kind) => kind.split("#")[0]), ...aboutNobody]);

  expect(written.length).toBeGreaterThan(50);
  expect([...new Set(written)].filter((kind) => !known.has(kind)).toSorted()).toEqual([]);
});

/** What the bucket has copies in, and until when. */
const copies: Readonly<Record<string, string>> = {
  "snapshots/": "rewritten every six hours, and gone after a day",
  "search/": "made anew every day",
  "texts/": "gone with their file",
  "ses-events/": "gone after thirty days",
};

describe("a walk over the bucket", () => {
  it("finds the address in copies that end by themselves, and in ZIPs of requests", async () => {
    const id = await fixture.ask(person.email);
    await fixture.find(id);
    const rows = [{ id: "1", listed: JSON.stringify(person.subscriber), version: 1 }];
    const snapshot = await packSnapshot({ at: 0, rows });
    await openBucket().put("snapshots/SUBSCRIBER/table/1.1.json.gz", snapshot, "application/json");

    const about = (await fixture.objects()).filter(({ text }) => text.toLowerCase().includes(person.email));
    const zips = (await fixture.stores.dataRequests.list()).map(({ fileId }) => `files/${fileId}/original`);
    const isKnown = (key: string) =>
      zips.includes(key) || Object.keys(copies).some((prefix) => key.startsWith(prefix));

    expect(about.map(({ key }) => key).filter((key) => !isKnown(key))).toEqual([]);
    expect(about.map(({ key }) => key)).toContain(zips[0]);
  });
});

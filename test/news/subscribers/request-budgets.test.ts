import { describe, expect, it } from "vitest";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { type Filter, listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { warmRequests } from "../../support/aws-requests.ts";
import { aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { subscribers } = news;
const organisationId = ownOffice.id;
/** Signing in is remembered: one request knows the session and all rights. */
const SESSION = "BatchGetItem";

const { call, table } = await portal({ as: "editor" });
await openSubscribers(table).insertMany(Array.from({ length: 120 }, () => aSubscriber({ organisationId })));

const suppressed: Filter = { field: "state", values: ["suppressed"], comparator: "eq" };

describe("a warm list of subscribers", () => {
  it.each([
    [0, []],
    [105, []],
    [0, [suppressed]],
  ])("from %i on asks once what changed beside the session", async (skip, filters) => {
    const requests = await warmRequests(() =>
      call(subscribers.list, { query: { config: listConfig({ skip, filters }) } }),
    );

    expect(requests).toEqual(["Query", SESSION]);
  });
});

describe("an import", () => {
  const rows = Array.from({ length: 500 }, (_, no) => ({
    ...aSubscriberDraft(),
    email: `r${no}@budget.example`,
  }));
  const importing = async (changes: object = {}) => {
    const body = { organisationId, subscribers: rows, ...changes };
    return (await call(subscribers.import, { query: {}, body })).requests;
  };
  const reading = [SESSION, "BatchGetItem", "Query", "Query", "Query"];

  it("looks at five hundred rows with five requests, is recorded, and stores new ones forty-nine at a time", async () => {
    await importing({ dryRun: true });

    expect((await importing({ dryRun: true })).toSorted()).toEqual(reading.toSorted());
    // How long the audit trail is kept is looked up once a minute.
    const writing = (await importing()).slice(reading.length).filter((request) => request !== "GetItem");

    // Besides: the import, by which it can be undone.
    const transactions = Array.from({ length: 11 }, () => "TransactWriteItems");
    expect(writing).toEqual(["PutItem", "UpdateItem", ...transactions, "UpdateItem"]);
    // The rows of both partitions.
    expect((await importing()).toSorted()).toEqual([...reading, "Query", "Query"].toSorted());
  });
});

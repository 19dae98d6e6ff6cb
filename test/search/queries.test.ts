import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fillDemo } from "../../infra/demo/fill-demo.ts";
import { openDemoStores } from "../../infra/demo/stores.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { searching } from "./search.fixture.ts";

interface Query {
  readonly query: string;
  readonly first: string;
  readonly count: number;
}

/** Names, compounds, umlauts, beginnings, typos and forms, rare and common: what people of the demo group look for. */
const queries = readFileSync(new URL("queries.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Query);

let admin: Browser;

beforeAll(async () => {
  const now = new Date("2026-11-26T10:00:00.000Z");
  vi.useFakeTimers({ toFake: ["Date"], now });
  const { table } = await portal();
  await fillDemo(openDemoStores(table), now, {
    portalOrigin: "https://portal.example",
    storeAll: async () => {},
  });
  admin = await portal({ as: "admin" });
});

afterAll(() => {
  vi.useRealTimers();
});

it.each(queries)("“$query” finds $count, the first of them $first", async ({ query, first, count }) => {
  const { totalCount, data } = await searching(admin, query, { limit: 1 });

  expect([totalCount, data.map(({ area, id }) => `${area} ${id}`)]).toEqual([count, first ? [first] : []]);
});

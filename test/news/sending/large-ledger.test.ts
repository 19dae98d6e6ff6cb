import { describe, expect, it } from "vitest";
import type { Recipient } from "../../../functions/news/newsletters/recipients.ts";
import { ledgerExpiry } from "../../../functions/news/runs/run-start.ts";
import { NEWSLETTER, sendingFixture } from "./sending.fixture.ts";

/** What the browser's export asks for at a time. */
const PAGE = 4_000;
/** Lambda answers with 6 MB at most, the portal with 5. */
const MAX_ANSWER = 5_000_000;
const APPEND = 1_250;

const planned = async (count: number, of: (no: number) => Pick<Recipient, "name" | "email">) => {
  const fixture = await sendingFixture();
  const message = { newsletterId: NEWSLETTER, run: 1, expiresAt: ledgerExpiry(new Date(), 400) };
  await fixture.start();
  let next = 0;
  for (let start = 0; start < count; start += APPEND) {
    const recipients = Array.from({ length: Math.min(APPEND, count - start) }, (_, index): Recipient => {
      const no = start + index;
      return { kind: "externals", id: `sub-${no}`, organisationId: "1", ...of(no) };
    });
    next = await fixture.plans.append(message, next, recipients);
  }
  await fixture.plans.complete(message, next, next, { id: "none", from: 0, buckets: 0 });
  return fixture;
};

describe("a large ledger", () => {
  it("of more rows than two pages is read whole in pages, and filtered and searched as a whole", async () => {
    const fixture = await planned(10_000, (no) => ({ name: `Abonnentin ${no}`, email: `s${no}@example.at` }));
    const queued = [{ field: "state", values: ["queued"], comparator: "eq" }] as const;

    const ids = new Set<string>();
    for (let skip = 0; skip < 10_000; skip += PAGE) {
      const { data } = await fixture.ledger({ skip, limit: PAGE });
      for (const { id } of data) ids.add(id);
    }
    const last = await fixture.ledger({ filters: queued, skip: 8_000, limit: PAGE });
    const found = await fixture.ledger({ searchTerm: "abonnentin 9999" });

    expect(ids.size).toBe(10_000);
    expect(last.totalCount).toBe(10_000);
    expect(last.data).toHaveLength(2_000);
    expect(found.data.map(({ id }) => id)).toEqual(["sub-9999"]);
  });

  it("makes no answer that is too large to be sent, however long names and addresses are", async () => {
    const fixture = await planned(PAGE, (no) => ({
      name: `${no} ${"ö".repeat(195)}`,
      email: `s${no}@${"lang.".repeat(45)}example.at`,
    }));

    const page = await fixture.ledger({ limit: PAGE });

    expect(page.data).toHaveLength(PAGE);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(MAX_ANSWER);
  });
});

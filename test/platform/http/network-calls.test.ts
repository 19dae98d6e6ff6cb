import { describe, expect, it, vi } from "vitest";
import { openNetworkCalls } from "../../../functions/platform/http/network-calls.repository.ts";
import { newTable } from "../../support/new-table.ts";
import { stopClock } from "../../support/stopped-clock.ts";

const { table } = await newTable();
const calls = openNetworkCalls(table);

let made = 0;
/** An address that no other test has. */
const somewhere = () => `203.0.113.${++made}`;

const calling = async (address: string, times: number, route = "POST /v1/public/a") => {
  for (let call = 0; call < times; call++) await calls.count(route, address, 5);
};

stopClock("2026-11-21T08:00:20.000Z");

describe("the calls of a network", () => {
  it("end at the limit, until the minute is over", async () => {
    const address = somewhere();
    await calling(address, 5);

    const another = calling(address, 1);

    await expect(another).rejects.toMatchObject({ code: "request.throttled", options: { retryAfter: 40 } });
    vi.advanceTimersByTime(40_000);
    await expect(calling(address, 5)).resolves.toBeUndefined();
  });

  it("end together, whichever of its addresses makes them and how many at once", async () => {
    const network = `2001:db8:0:${++made}`;

    const all = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => calls.count("POST /v1/public/a", `${network}::${at + 1}`, 5)),
    );

    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("stop neither other networks nor other endpoints", async () => {
    const address = somewhere();
    await calling(address, 5);

    await expect(calling(somewhere(), 5)).resolves.toBeUndefined();
    await expect(calling(address, 5, "POST /v1/public/b")).resolves.toBeUndefined();
  });

  it("are forgotten by themselves, and never name the address", async () => {
    const address = somewhere();
    const update = vi.spyOn(table, "update");
    await calling(address, 1);

    const item = await update.mock.results[0]?.value;

    expect(item).toMatchObject({ calls: 1, expiresAt: Date.parse("2026-11-21T08:02:00.000Z") / 1000 });
    expect(JSON.stringify(item)).not.toContain(address);
  });
});

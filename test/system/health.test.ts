import { describe, expect, it } from "vitest";
import { system } from "../../shared/system/system.contract.ts";
import { portal } from "../portal.ts";

describe("health", () => {
  it("is one read of the table, for anybody", async () => {
    const { call } = await portal();

    const { data, requests } = await call(system.health, {});

    expect(data).toEqual({ status: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(requests).toEqual(["GetItem"]);
  });
});

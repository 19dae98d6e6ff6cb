import { expect, it } from "vitest";
import { system } from "../../shared/system/system.contract.ts";
import { portal } from "../portal.ts";

it("answers 503 without any detail when the table does not answer", async () => {
  const { send } = await portal({ environment: { TABLE_NAME: "no-such-table" } });

  const { response } = await send(system.health);
  const text = await response.text();

  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(text).not.toContain("no-such-table");
  expect(JSON.parse(text)).toMatchObject({ type: "urn:kanzleiportal:problem:service.busy" });
});

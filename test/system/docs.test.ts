import { expect, it } from "vitest";
import { system } from "../../shared/system/system.contract.ts";
import { portal } from "../portal.ts";

it("shows the interface to anybody as a page that may only have its own styles and pictures of the portal", async () => {
  const { send } = await portal();

  const { response, requests } = await send(system.docs);

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  );
  expect(requests).toEqual([]);
});

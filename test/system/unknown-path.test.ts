import { describe, expect, it } from "vitest";
import { anyone } from "../../shared/contract/access.ts";
import { endpoint, type Method } from "../../shared/contract/endpoint.ts";
import { portal } from "../portal.ts";

const nowhere = (method: Method) =>
  endpoint({ method, path: "/v1/nowhere/to/be/found", access: anyone, summary: "Is not there" });

describe("a path that nothing answers", () => {
  it.each(["GET", "POST", "DELETE"] as const)("is a 404 like any other, by %s", async (method) => {
    const { send } = await portal();

    const { response } = await send(nowhere(method));

    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toMatchObject({
      type: "urn:kanzleiportal:problem:route.not-found",
      title: "Diese Adresse gibt es nicht.",
    });
  });

  it("brings the XSRF cookie, as every GET does", async () => {
    const { send } = await portal();

    const { response } = await send(nowhere("GET"));

    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)]);
  });
});

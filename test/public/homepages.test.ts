import { describe, expect, it } from "vitest";
import { publicArticles } from "../../shared/news/public-articles.contract.ts";
import { subscriptions } from "../../shared/news/subscriptions.contract.ts";
import { publicOrganisations } from "../../shared/organisations/public-organisations.contract.ts";
import { publishingOffice } from "./organisations/office.fixture.ts";

const HOMEPAGE = "https://kanzlei-linz.example";

const allowed = (response: Response) => response.headers.get("access-control-allow-origin");

const withHomepage = (homepage: string | null = `${HOMEPAGE}/start`) => publishingOffice({ homepage });

const aRequest = (organisationId: string) => ({
  name: "Eva Gruber",
  email: "eva.gruber@reader.example",
  organisationId,
  receivesTaxNews: true,
});

describe("a page of an office's own website", () => {
  it("reads what the offices publish, where that of anybody else may not", async () => {
    const { urlName, send } = await withHomepage();
    const read = async (origin: string) =>
      (await send(publicOrganisations.read, { params: { urlName } }, { headers: { origin } })).response;

    const [own, foreign, framed] = await Promise.all([HOMEPAGE, "https://evil.example", "null"].map(read));

    expect(own && allowed(own)).toBe(HOMEPAGE);
    expect([foreign && allowed(foreign), framed && allowed(framed)]).toEqual([null, null]);
    expect([own, foreign].map((one) => one?.headers.get("vary"))).toEqual(["origin", "origin"]);
  });

  it("may send a registration, with a preflight, and reads what is wrong with it", async () => {
    const { office, send } = await withHomepage();
    const headers = { origin: HOMEPAGE, "sec-fetch-site": "cross-site" };
    const post = (body: ReturnType<typeof aRequest>, given = headers) =>
      send(subscriptions.register, { body }, { headers: given });

    const preflight = await send(subscriptions.register, {}, { method: "OPTIONS", headers });
    const sent = await post(aRequest(office.id));
    const refused = await post({ ...aRequest(office.id), email: "keine Adresse" });
    const foreign = await post(aRequest(office.id), { ...headers, origin: "https://evil.example" });

    expect(preflight.response.status).toBe(204);
    expect(allowed(preflight.response)).toBe(HOMEPAGE);
    expect(preflight.response.headers.get("access-control-allow-methods")).toBe("POST");
    expect(preflight.response.headers.get("access-control-allow-headers")).toBe("content-type");
    expect([sent.response.status, allowed(sent.response)]).toEqual([202, HOMEPAGE]);
    expect(sent.response.headers.has("set-cookie")).toBe(false);
    expect([refused.response.status, allowed(refused.response)]).toEqual([400, HOMEPAGE]);
    expect([foreign.response.status, allowed(foreign.response)]).toEqual([403, null]);
  });

  it("gets nothing else, and a preflight never reaches a handler", async () => {
    const { send, office } = await withHomepage();
    const options = { method: "OPTIONS", headers: { origin: "https://evil.example" } };

    const unknown = await send(subscriptions.register, { body: aRequest(office.id) }, options);
    const other = await send(publicArticles.list, {}, options);

    expect([unknown.response.status, allowed(unknown.response)]).toEqual([204, null]);
    expect(other.response.status).toBe(405);
  });
});

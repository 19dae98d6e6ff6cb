import { describe, expect, it } from "vitest";
import { listConfig } from "../../../shared/contract/list.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { anEmployee, anOffice } from "../../support/people.builder.ts";

const { employees, list } = organisations;
const whole = { query: { config: listConfig({ limit: 10_000 }) } };

describe("what a route is known to read", () => {
  it("is asked for before the session is known", async () => {
    const { call } = await portal({ as: "employee" });
    await call(list, whole);

    expect((await call(list, whole)).requests).toEqual(["Query", "BatchGetItem"]);
  });

  it("is one request, however many collections it is", async () => {
    const { call } = await portal({ as: "employee" });
    const found = () => call(employees.list, { query: { config: listConfig({ searchTerm: "graz" }) } });
    await found();

    expect((await found()).requests).toEqual(["Query", "BatchGetItem"]);
  });

  it("is never older than the request, whoever wrote in between", async () => {
    const { call, people } = await portal({ as: "employee" });
    await call(employees.list, whole);

    const { id } = await people.employees.insert(anEmployee({ lastname: "Eben" }));
    const { data } = await call(employees.list, whole);

    expect(data.data.map((one) => one.id)).toContain(id);
  });

  it("shows nothing to somebody whose session is over", async () => {
    const { send, cookies } = await portal({ as: "employee" });
    await send(list, whole);
    cookies.set("__Host-session", "nobody.0000000000000000000000000000000000000000000");

    expect((await send(list, whole)).response.status).toBe(401);
  });

  it("is shared by parallel requests only in what each of them may see", async () => {
    const { as, people } = await portal();
    const [one, other] = [await as({}), await as({})];
    await people.organisations.insert(anOffice({ name: "Kanzlei Zuletzt" }));

    const lists = await Promise.all([one, other, one].map(({ call }) => call(list, whole)));

    for (const { data } of lists) expect(data.data.map(({ name }) => name)).toContain("Kanzlei Zuletzt");
  });
});

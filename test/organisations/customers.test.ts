import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { ifMatch } from "../support/browser.ts";
import { officeFixture } from "./office.fixture.ts";

const { customers } = organisations;

const customersFixture = async () => {
  const fixture = await officeFixture();
  const { office, keeper } = fixture;
  const add = async (name: string, more: object = {}) =>
    (
      await keeper.call(customers.create, {
        params: { organisationId: office.id },
        body: { name, ...more },
      })
    ).data;
  const search = async (searchTerm?: string) => {
    const query = { config: listConfig({ searchTerm }) };
    const { data } = await keeper.call(customers.list, { params: { id: office.id }, query });
    return data.data.map(({ name }) => name);
  };
  return { ...fixture, add, search };
};

describe("the clients an office names", () => {
  it("are listed by name, and found by what is said of them", async () => {
    const { office, add, search } = await customersFixture();
    await add("Weingut Öllerer", { city: "Krems", url: "oellerer.example" });
    const bakery = await add("Bäckerei Krume", { description: "Semmeln seit 1902" });

    expect(bakery).toMatchObject({ organisationId: office.id, city: null, url: null });
    expect(await search()).toEqual(["Bäckerei Krume", "Weingut Öllerer"]);
    expect(await search("ollerer krems")).toEqual(["Weingut Öllerer"]);
    expect(await search("semmeln")).toEqual(["Bäckerei Krume"]);
  });

  it("are saved and deleted, and stay the office's whatever the body says", async () => {
    const { office, other, keeper, add, search } = await customersFixture();
    const customer = await add("Tischlerei Span");
    const params = { organisationId: office.id, id: customer.id };

    const { data } = await keeper.call(customers.update, {
      params,
      body: Object.assign({ ...customer, city: "Melk" }, { id: "x", organisationId: other.id, isVip: true }),
    });
    expect(data).toEqual({ ...customer, city: "Melk" });

    const removal = { params: { organisationId: office.id, customerId: customer.id } };
    expect((await keeper.call(customers.remove, removal)).status).toBe(204);
    await expect(keeper.call(customers.remove, removal)).rejects.toMatchObject({ status: 404 });
    expect(await search()).toEqual([]);
  });

  it("are not overwritten by who has read an older version", async () => {
    const { office, keeper, add } = await customersFixture();
    const params = { organisationId: office.id, id: (await add("Optik Lux")).id };
    const { data, headers } = await keeper.call(customers.read, { params });
    await keeper.call(customers.update, { params, body: { ...data, city: "Krems" } });

    const saving = keeper.call(
      customers.update,
      { params, body: { ...data, city: "Melk" } },
      ifMatch(headers.get("etag")),
    );

    await expect(saving).rejects.toMatchObject({ status: 409, current: { city: "Krems" } });
  });

  it("are refused with the fields that are wrong", async () => {
    const { add, search } = await customersFixture();

    await expect(add("", { url: "javascript:alert(1)", zip: "1".repeat(21) })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "name" }, { path: "zip" }, { path: "url" }],
    });
    expect(await search()).toEqual([]);
  });

  it("are not there by the path of another office, not even with a version that is none", async () => {
    const { other, as, stranger, add, search } = await customersFixture();
    const customer = await add("Molkerei Rahm");
    const missing = { status: 404, code: "customer.not-found" };
    const path = { organisationId: other.id };
    const stale = ifMatch('"9"');

    for (const { call } of [stranger, await as("admin")]) {
      const reading = call(customers.read, { params: { ...path, id: customer.id } });
      await expect(reading).rejects.toMatchObject(missing);
      const update = call(
        customers.update,
        { params: { ...path, id: customer.id }, body: { name: "Fremd" } },
        stale,
      );
      await expect(update).rejects.toMatchObject(missing);
      const removal = call(customers.remove, { params: { ...path, customerId: customer.id } }, stale);
      await expect(removal).rejects.toMatchObject(missing);
    }
    expect(await search()).toEqual(["Molkerei Rahm"]);
  });
});

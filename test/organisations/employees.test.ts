import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { privateFields } from "../../shared/organisations/employee.ts";
import { employeesOfOffice } from "../../shared/organisations/employees-of-office.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { anEmployee, anOffice } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

const { employees } = organisations;

const { as, people } = await portal();
const anna = await people.employees.insert(
  anEmployee({ firstname: "Ännchen", lastname: "Öllinger", employedAt: otherOffice.id }),
);

const hidden = Object.fromEntries(privateFields.map((field) => [field, null]));
const shown = Object.fromEntries(privateFields.map((field) => [field, anEmployee()[field]]));

describe("what is private about an employee", () => {
  it("is hidden from colleagues", async () => {
    const { call } = await portal({ as: "employee" });

    const { data } = await call(employees.read, { params: { id: anna.id }, query: {} });

    expect(data).toMatchObject({ ...hidden, lastname: "Öllinger", email: anna.email });
  });

  it("is hidden from those who administrate another office", async () => {
    const { call } = await portal({ as: { grants: [{ rule: "ADMIN_ORG", ressource: ownOffice.id }] } });

    const { data } = await call(employees.read, { params: { id: anna.id }, query: {} });

    expect(data).toMatchObject(hidden);
  });

  it.each([
    ["admins", { isAdmin: true }],
    ["those who administrate the office", { grants: [{ rule: "ADMIN_ORG", ressource: otherOffice.id }] }],
    ["those who administrate all offices", { grants: [{ rule: "ADMIN_ORG" }] }],
  ] as const)("is shown to %s", async (_, person) => {
    const { call } = await portal({ as: person });

    const { data } = await call(employees.read, { params: { id: anna.id }, query: {} });

    expect(data).toMatchObject(shown);
  });

  it("is shown to the person, in a list no less than alone", async () => {
    const { call, employee } = await as({ employee: { lastname: "Selbst" } });

    const { data: own } = await call(employees.read, { params: { id: employee.id }, query: {} });
    const { data: list } = await call(employees.list, { query: { config: listConfig({ limit: 100 }) } });

    expect(own).toMatchObject(shown);
    for (const person of list.data) {
      expect(person).toMatchObject(person.id === employee.id ? shown : hidden);
    }
  });

  it.each(privateFields)("cannot be guessed by filtering or sorting by %s", async (field) => {
    const { send } = await portal({ as: "employee" });

    for (const config of [{ filters: [{ field, values: ["x"] }] }, { sort: [{ field }] }]) {
      const rawQuery = String(new URLSearchParams({ config: JSON.stringify(config) }));
      const { response } = await send(employees.list, {}, { rawQuery });

      expect(response.status).toBe(400);
    }
  });

  it.each(["Segeln", "Josef", "Lena", "1980-05-17"])(
    "cannot be found by searching for %s",
    async (searchTerm) => {
      const { call } = await portal({ as: "employee" });

      const { data } = await call(employees.list, { query: { config: listConfig({ searchTerm }) } });

      expect(data).toEqual({ totalCount: 0, data: [] });
    },
  );
});

describe("who made and changed a profile", () => {
  it("comes when it is asked for, without what is private about them", async () => {
    const { call, employee } = await as({ grants: [] });
    const made = await people.employees.insert(anEmployee({ createdBy: anna.id, modifiedBy: "no-employee" }));

    const { data: plain } = await call(employees.read, { params: { id: made.id }, query: {} });
    const { data } = await call(employees.read, { params: { id: made.id }, query: { withCreator: true } });

    expect(plain).not.toHaveProperty("creator");
    expect(data.creator).toMatchObject({ id: anna.id, lastname: "Öllinger", ...hidden });
    expect(data.editor).toBeNull();
    expect(employee.id).not.toBe(made.id);
  });
});

describe("the employees of an office", () => {
  it("are those who work there", async () => {
    const { call } = await portal({ as: "employee" });

    const { data } = await call(employeesOfOffice.list, {
      params: { id: otherOffice.id },
      query: { config: listConfig() },
    });

    expect(data).toMatchObject({ totalCount: 1, data: [{ id: anna.id }] });
  });

  it("are found by their folded names", async () => {
    const { call } = await portal({ as: "employee" });
    const search = async (searchTerm: string) => {
      const { data } = await call(employeesOfOffice.list, {
        params: { id: otherOffice.id },
        query: { config: listConfig({ searchTerm }) },
      });
      return data.totalCount;
    };

    expect([
      await search("oellinger annchen"),
      await search("OLLINGER"),
      await search("ollinger max"),
    ]).toEqual([1, 1, 0]);
  });

  it("are none in an office that is new", async () => {
    const { call, people } = await portal({ as: "employee" });
    const office = await people.organisations.insert(anOffice());
    const input = { params: { id: office.id }, query: { config: listConfig() } };

    expect((await call(employeesOfOffice.list, input)).data).toEqual({ totalCount: 0, data: [] });
  });
});

describe("offices", () => {
  it("are filtered by what they are and sorted by name", async () => {
    const { call, people } = await portal({ as: "employee" });
    await people.organisations.insertMany([
      anOffice({ name: "Österreicher Treuhand", isAssociate: true }),
      anOffice({ name: "Zauner", isAssociate: true }),
      anOffice({ name: "Aigner", isAssociate: true }),
    ]);

    const filters = [{ field: "isAssociate", values: [true], comparator: "eq" as const }];
    const { data } = await call(organisations.list, { query: { config: listConfig({ filters }) } });

    expect(data.data.map(({ name }) => name)).toEqual(["Aigner", "Österreicher Treuhand", "Zauner"]);
  });

  it("carry their version as ETag", async () => {
    const { call } = await portal({ as: "employee" });

    const { headers, data } = await call(organisations.read, { params: { id: ownOffice.id } });

    expect(headers.get("etag")).toBe('"1"');
    expect(data).toEqual(ownOffice);
  });
});

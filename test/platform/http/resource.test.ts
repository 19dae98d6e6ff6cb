import { describe, expect, it } from "vitest";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { as, people } = await portal();

const { employees, read: office } = organisations;

describe("what a path names, read together with the session", () => {
  it("may be what the session is read with, too: oneself and the own office", async () => {
    const { call, employee } = await as({});

    const self = await call(employees.read, { params: { id: employee.id }, query: {} });
    const own = await call(office, { params: { id: ownOffice.id } });
    const again = await call(employees.read, { params: { id: employee.id }, query: {} });

    expect(self.data.id).toBe(employee.id);
    expect(own.data.id).toBe(ownOffice.id);
    expect(again.requests).toEqual(["BatchGetItem"]);
  });

  it("is as the table has it now, whoever changed it since", async () => {
    const { call } = await as({});
    const { id } = await people.employees.insert(anEmployee({ lastname: "Huber" }));
    await call(employees.read, { params: { id }, query: {} });

    await people.employees.update(id, (current) => ({ ...current, lastname: "Maier" }));
    const { data } = await call(employees.read, { params: { id }, query: {} });

    expect(data.lastname).toBe("Maier");
  });

  it("is not asked for again where there is none", async () => {
    const { send } = await as({});
    await send(employees.read, { params: { id: "nobody" }, query: {} });

    const { response, requests } = await send(employees.read, { params: { id: "nobody" }, query: {} });

    expect(response.status).toBe(404);
    expect(requests).toEqual(["BatchGetItem"]);
  });

  it("is not looked for in a path that can name nothing", async () => {
    const { send } = await as({});

    const { response } = await send(employees.read, { params: { id: "ä".repeat(2000) }, query: {} });

    expect(response.status).toBe(400);
  });
});

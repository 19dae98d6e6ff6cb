import { describe, expect, it } from "vitest";
import type { Employee } from "../../shared/organisations/employee.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { employeesOfOffice } from "../../shared/organisations/employees-of-office.contract.ts";
import { portal } from "../portal.ts";
import { ifMatch } from "../support/browser.ts";
import { anEmployee } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

const { as, people } = await portal();

const ofOwnOffice = { grants: [{ rule: "ADMIN_ORG", ressource: ownOffice.id }] } as const;
const ofBothOffices = {
  grants: [ownOffice, otherOffice].map(({ id }) => ({ rule: "ADMIN_ORG", ressource: id }) as const),
};

const store = async (overrides: Partial<Employee> = {}) => {
  return people.employees.insert(anEmployee({ employedAt: ownOffice.id, ...overrides }));
};

const stored = async (id: string) => {
  return people.employees.find(id);
};

describe("a new employee", () => {
  it("works at the office of the path, and belongs to its administrators", async () => {
    const { call, employee } = await (await portal()).as(ofOwnOffice);

    const { data } = await call(employeesOfOffice.create, {
      params: { employedAt: ownOffice.id },
      body: { firstname: " Eva ", lastname: "Gruber", title: "", email: "eva@müller.example" },
    });

    expect(data).toMatchObject({
      firstname: "Eva",
      title: null,
      email: "eva@xn--mller-kva.example",
      employedAt: ownOffice.id,
      accessControlRessourceId: ownOffice.id,
      createdBy: employee.id,
      isDirector: false,
      showEmail: false,
    });
    expect(await stored(data.id)).toMatchObject({ lastname: "Gruber" });
  });

  it("takes nothing over that is the server's own, nor another office", async () => {
    const { call } = await portal({ as: "admin" });
    const body = {
      ...anEmployee({ id: "my-own-id", employedAt: otherOffice.id, profilePictureId: "somebody-elses" }),
      createdBy: "nobody",
    };

    const { data } = await call(employeesOfOffice.create, { params: { employedAt: ownOffice.id }, body });

    expect(data).toMatchObject({ employedAt: ownOffice.id, profilePictureId: null });
    expect([data.id, data.createdBy]).not.toContain("my-own-id");
    expect(data.createdBy).not.toBe("nobody");
  });
});

describe("a change of an employee", () => {
  it("changes the fields that are there and nothing else", async () => {
    const before = await store({ hobbies: "Segeln", jobTitle: "Sekretärin" });
    const { call, employee } = await (await portal()).as(ofOwnOffice);

    const { data, headers } = await call(employees.update, {
      params: { id: before.id },
      body: { jobTitle: "", isDirector: true },
    });

    const { version: _, modifiedAt: __, ...rest } = before;
    expect(data).toMatchObject({ ...rest, jobTitle: null, isDirector: true, modifiedBy: employee.id });
    expect(headers.get("etag")).toBe('"2"');
  });

  it("accepts what reading gave, without what is the server's own", async () => {
    const before = await store({ accessControlRessourceId: ownOffice.id });
    const { call } = await portal({ as: "admin" });
    const { data: read } = await call(employees.read, { params: { id: before.id }, query: {} });
    const raised = {
      id: "other",
      employedAt: ownOffice.id,
      createdBy: "x",
      accessControlRessourceId: otherOffice.id,
      isAdmin: true,
    };

    const { data } = await call(employees.update, {
      params: { id: before.id },
      body: { ...read, ...raised },
    });

    expect({ ...data, modifiedAt: "", modifiedBy: "" }).toEqual({ ...read, modifiedAt: "", modifiedBy: "" });
  });

  it("is refused when somebody else was faster, and shows what is stored", async () => {
    const { id } = await store();
    const { call } = await portal({ as: "admin" });
    await call(employees.update, { params: { id }, body: { lastname: "Neuer" } });

    const late = call(employees.update, { params: { id }, body: { lastname: "Alter" } }, ifMatch('"1"'));

    await expect(late).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { lastname: "Neuer" },
    });
  });

  it.each([
    ["firstname", ""],
    ["lastname", null],
    ["email", "keine-adresse"],
    ["email", "jörg@example.at"],
    ["phoneMobile", "beim Empfang"],
    ["phoneExtension", "zwölf"],
    ["birthday", "2999-01-01"],
    ["birthday", "1850-01-01"],
    ["birthday", "17.05.1980"],
    ["partnerBirthday", "gestern"],
    ["homepageOrder", -1],
    ["isDirector", "ja"],
    ["employedAt", "gone"],
    ["jobTitle", "Sekretärin\nund mehr"],
  ])("is refused at the field: %s %j", async (field, value) => {
    const before = await store();
    const { send } = await portal({ as: "admin" });

    const { response } = await send(employees.update, {
      params: { id: before.id },
      body: { hobbies: "Lesen", [field]: value },
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
    expect(await stored(before.id)).toEqual(before);
  });
});

describe("moving an employee to another office", () => {
  it("takes the right at both", async () => {
    const { id } = await store();
    const move = async (person: Parameters<typeof as>[0], employedAt: string) =>
      (await as(person)).call(employees.update, { params: { id }, body: { employedAt } });

    await expect(move(ofOwnOffice, otherOffice.id)).rejects.toMatchObject({ status: 403 });
    const { data } = await move(ofBothOffices, otherOffice.id);
    expect(data).toMatchObject({ employedAt: otherOffice.id, accessControlRessourceId: otherOffice.id });
    await expect(move(ofOwnOffice, ownOffice.id)).rejects.toMatchObject({ status: 403 });
  });
});

describe("directorship", () => {
  it("is nothing one can give oneself, whatever office one administrates", async () => {
    const { call, employee } = await (await portal()).as({ ...ofBothOffices });
    const raise = call(employees.update, { params: { id: employee.id }, body: { isDirector: true } });

    await expect(raise).rejects.toMatchObject({ status: 403, code: "employee.own-directorship" });
    const { data } = await call(employees.update, {
      params: { id: employee.id },
      body: { isDirector: false, jobTitle: "Steuerberaterin" },
    });
    expect(data).toMatchObject({ isDirector: false, jobTitle: "Steuerberaterin" });
  });
});

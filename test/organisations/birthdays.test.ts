import { describe, expect, it } from "vitest";
import { officeWeek } from "../../shared/dates/office-days.ts";
import { login } from "../../shared/login/login.contract.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { anEmployee } from "../support/people.builder.ts";
import { ownOffice } from "../support/viewers.ts";

const { thisWeek } = organisations.birthdays;

const [monday = "", , , , , , sunday = ""] = officeWeek(new Date());
const someYears = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
const bornOn = (date: string, overrides: Partial<Employee> = {}) =>
  anEmployee({ birthday: someYears(date, 40), showBirthday: true, employedAt: ownOffice.id, ...overrides });

const { as, call, people, send } = await portal({ as: "employee" });
await people.employees.insertMany([
  bornOn(sunday, { lastname: "Sonntag", profilePictureAltText: "Am See" }),
  bornOn(monday, { lastname: "Montag" }),
  bornOn(monday, { lastname: "Verschwiegen", showBirthday: false }),
  bornOn(monday, { lastname: "Ohne", birthday: null }),
  bornOn(someYears(monday, 0).replace(/-\d\d-/, monday.includes("-05-") ? "-09-" : "-05-"), {
    lastname: "Irgendwann",
  }),
]);

describe("the birthdays of this week", () => {
  it("are of those who agreed, day by day, with the office", async () => {
    const { data } = await call(thisWeek, {});

    expect(data).toMatchObject({
      totalCount: 2,
      data: [
        { lastname: "Montag", date: monday, organisationName: ownOffice.name },
        { lastname: "Sonntag", date: sunday, profilePictureAltText: "Am See" },
      ],
    });
  });

  it("tell nothing of the year, nor anything else that is private", async () => {
    const { response } = await send(thisWeek, {});
    const body = await response.text();

    expect(body).not.toContain(someYears(monday, 40).slice(0, 4));
    for (const secret of ["birthday", "Segeln", "Josef", "Lena"]) expect(body).not.toContain(secret);
  });

  it("lose somebody who no longer agrees at once", async () => {
    const person = await people.employees.insert(bornOn(monday, { lastname: "Anders" }));
    expect((await call(thisWeek, {})).data.totalCount).toBe(3);

    await people.employees.update(person.id, (current) => ({
      ...current,
      showBirthday: false,
    }));

    expect((await call(thisWeek, {})).data.totalCount).toBe(2);
  });

  it("show somebody who agrees, and for nobody else can that be done", async () => {
    const person = await as({ employee: bornOn(monday, { lastname: "Selbst", showBirthday: false }) });
    const { id } = person.employee;
    const admin = await portal({ as: "admin" });
    const count = async () => (await person.call(thisWeek, {})).data.totalCount;
    const before = await count();

    const agreeing = admin.call(organisations.employees.update, {
      params: { id },
      body: { showBirthday: true },
    });
    await expect(agreeing).rejects.toMatchObject({ status: 422, errors: [{ path: "showBirthday" }] });
    expect(await count()).toBe(before);

    await person.call(login.profile.update, { body: { showBirthday: true } });
    expect(await count()).toBe(before + 1);
  });

  it("cost three requests, however many work in the group", async () => {
    await call(thisWeek, {});

    const { requests } = await call(thisWeek, {});

    expect(requests.length, requests.join()).toBeLessThanOrEqual(3);
  });
});

import { describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { portal } from "../portal.ts";
import { anEmployee, anOffice } from "../support/people.builder.ts";

const { birthdays, holidays } = calendar.layers;
const year = { from: "2027-01-01", to: "2027-12-31" };

const holidaysAt = async (province: string | null) => {
  const { as, people } = await portal();
  const { id } = await people.organisations.insert(anOffice({ province }));
  const { call } = await as({ employee: { employedAt: id } });
  return (await call(holidays, { query: year })).data.data;
};

describe("public holidays", () => {
  it.each([
    ["Niederösterreich", "2027-10-26", "2027-10-03"],
    ["BAYERN", "2027-10-03", "2027-10-26"],
    ["Südtirol", "2027-04-25", "2027-10-03"],
    [null, "2027-12-08", "2027-10-03"],
  ])("are those of the office's place: %s", async (province, has, hasNot) => {
    const dates = (await holidaysAt(province)).map(({ date }) => date);

    expect(dates).toContain(has);
    expect(dates).not.toContain(hasNot);
  });

  it("differ between the states of Germany", async () => {
    const names = async (province: string) => (await holidaysAt(province)).map(({ name }) => name);

    expect(await names("Bayern")).toContain("Allerheiligen");
    expect(await names("Berlin")).not.toContain("Allerheiligen");
  });

  it("are refused for more than a year or so, and for an office that is not there", async () => {
    const { send } = await portal({ as: "employee" });
    const asking = async (more: Readonly<Record<string, string>>) => {
      const rawQuery = String(new URLSearchParams({ ...year, ...more }));
      const { response } = await send(holidays, {}, { rawQuery });
      return { status: response.status, text: await response.text() };
    };

    expect(await asking({ to: "2029-01-01" })).toMatchObject({
      status: 400,
      text: expect.stringContaining('"to"'),
    });
    expect(await asking({ to: "2026-01-01" })).toMatchObject({ status: 400 });
    expect(await asking({ organisationId: "gone" })).toMatchObject({ status: 422 });
  });
});

describe("birthdays", () => {
  it("are told of those who agreed, without the year", async () => {
    const { call, people } = await portal({ as: "employee" });
    const born = (lastname: string, birthday: string, showBirthday = true) =>
      people.employees.insert(anEmployee({ lastname, birthday, showBirthday }));
    await born("Schaltjahr", "1984-02-29");
    await born("Silvester", "1990-12-31");
    await born("Verschwiegen", "1990-05-05", false);
    const { data } = (await call(birthdays, { query: { from: "2026-12-31", to: "2027-03-01" } })).data;

    expect(data.map(({ name, date }) => [name, date])).toEqual([
      ["Mag. Anna Silvester", "2026-12-31"],
      ["Mag. Anna Schaltjahr", "2027-02-28"],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/19(84|90)/);
  });
});

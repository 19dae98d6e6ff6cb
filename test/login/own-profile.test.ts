import { describe, expect, it } from "vitest";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { ifMatch } from "../support/browser.ts";
import { otherOffice } from "../support/viewers.ts";

const { profile } = login;

describe("one's own profile", () => {
  it("takes what people keep of themselves", async () => {
    const { call, employee } = await (await portal()).as({ employee: { hobbies: "Segeln", kids: "Lena" } });

    const { data, headers } = await call(profile.update, {
      body: { phoneMobile: "+43 664 1234567", hobbies: "", birthday: "1990-02-28", showBirthday: true },
    });

    expect(data).toMatchObject({
      id: employee.id,
      phoneMobile: "+43 664 1234567",
      hobbies: null,
      birthday: "1990-02-28",
      showBirthday: true,
      kids: "Lena",
      modifiedBy: employee.id,
    });
    expect(headers.get("etag")).toBe('"2"');
  });

  it("takes the whole as it was read, with what people keep of themselves changed", async () => {
    const { call, employee } = await (await portal()).as({ employee: { title: null } });
    const { data: read } = await call(profile.read, {});

    const readLongAgo = { ...read, isAdmin: true, modifiedAt: "2020-01-01T00:00:00.000Z" };

    const { data } = await call(profile.update, { body: { ...readLongAgo, title: "", hobbies: "Lesen" } });

    const { modifiedAt: _, ...rest } = employee;
    expect(data).toMatchObject({ ...rest, title: null, hobbies: "Lesen", modifiedBy: employee.id });
    expect(data).not.toHaveProperty("isAdmin");
  });

  it.each([
    ["id", "another"],
    ["isDirector", true],
    ["employedAt", otherOffice.id],
    ["accessControlRessourceId", otherOffice.id],
    ["createdBy", "another"],
    ["profilePictureId", "somebody-elses"],
    ["firstname", "Anders"],
    ["jobTitle", "Geschäftsführerin"],
    ["email", "taken-over@example.at"],
    ["email", null],
    ["showOnHomepage", false],
    ["homepageOrder", 1],
  ])("leaves to others what they decide, such as %s, and says so", async (field, value) => {
    const { call, employee, people } = { ...(await portal()), ...(await (await portal()).as({})) };
    const { data: read } = await call(profile.read, {});

    const saving = call(profile.update, { body: { ...read, hobbies: "Lesen", [field]: value } });

    await expect(saving).rejects.toMatchObject({
      status: 422,
      code: "employee.not-yours",
      errors: [{ path: field }],
    });
    expect(await people.employees.find(employee.id)).toMatchObject({ ...employee, version: 1 });
  });

  it("is refused when it was changed elsewhere meanwhile", async () => {
    const { call } = await (await portal()).as({});
    await call(profile.update, { body: { hobbies: "Lesen" } });

    const late = call(profile.update, { body: { hobbies: "Segeln" } }, ifMatch('"1"'));

    await expect(late).rejects.toMatchObject({ status: 409, current: { hobbies: "Lesen" } });
  });

  it("names the field that is wrong, in German", async () => {
    const { call } = await (await portal()).as({});

    const saving = call(profile.update, { body: { birthday: "2999-01-01", hobbies: "Lesen" } });

    await expect(saving).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "birthday", message: expect.stringContaining("Vergangenheit") }],
    });
  });
});

import { describe, expect, it } from "vitest";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
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

  it("leaves to the office what the office says", async () => {
    const { call, employee, people } = { ...(await portal()), ...(await (await portal()).as({})) };
    const body = {
      ...employee,
      id: "another",
      isDirector: true,
      employedAt: otherOffice.id,
      accessControlRessourceId: otherOffice.id,
      createdBy: "another",
      profilePictureId: "somebody-elses",
      firstname: "Anders",
      jobTitle: "Geschäftsführerin",
      email: "taken-over@example.at",
      showOnHomepage: !employee.showOnHomepage,
      homepageOrder: 1,
      isAdmin: true,
      roleId: "admin",
      hobbies: "Lesen",
    };

    const { data } = await call(profile.update, { body });

    const { modifiedAt: _, ...rest } = employee;
    expect(data).toMatchObject({ ...rest, hobbies: "Lesen", modifiedBy: employee.id });
    expect(await people.employees.find("another")).toBeUndefined();
  });

  it("is refused when it was changed elsewhere meanwhile", async () => {
    const { call } = await (await portal()).as({});
    await call(profile.update, { body: { hobbies: "Lesen" } });

    const late = call(profile.update, { body: { hobbies: "Segeln" } }, { headers: { "if-match": '"1"' } });

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

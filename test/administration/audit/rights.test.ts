import { describe, expect, it } from "vitest";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { someUser } from "../../login/credentials.ts";
import { portal } from "../../portal.ts";
import { readTrail, trailAbout, visitAs } from "../../support/audit.ts";
import { anEmployee, aRole } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const organisationId = ownOffice.id;

describe("users and rights", () => {
  it("record who made a user, with which role, and who was invited", async () => {
    const { call, people, user: admin } = await visitAs("admin");
    const role = await people.roles.insert(aRole({ name: "Spurensuche" }));
    const employee = await people.employees.insert(anEmployee());

    const { data } = await call(login.users.create, {
      body: { username: "spur.neu", employeeId: employee.id, roleId: role.id },
    });
    await call(login.users.invite, { params: { id: data.id } });

    expect(await trailAbout(data.id)).toMatchObject([
      { action: "user.invited", actorId: admin.id, subjectName: "spur.neu" },
      {
        action: "user.created",
        actorId: admin.id,
        subjectName: "spur.neu",
        facts: { given: ["Spurensuche"] },
      },
    ]);
  });

  it("record what became of a user, field by field, and nothing where all stays as it is", async () => {
    const { user } = await someUser();
    const { call } = await portal({ as: "admin" });
    const change = (body: object) => call(login.users.update, { params: { id: user.id }, body });

    await change({ isActive: true });
    await change({ isAdmin: true });
    await change({ isAdmin: false, username: `${user.username}.neu` });
    await change({ isActive: false });
    await change({ isActive: true });

    expect(
      (await trailAbout(user.id)).map(({ action, subjectName, facts }) => ({ action, subjectName, facts })),
    ).toEqual([
      { action: "user.activated", subjectName: `${user.username}.neu`, facts: { changed: ["isActive"] } },
      { action: "user.deactivated", subjectName: `${user.username}.neu`, facts: { changed: ["isActive"] } },
      {
        action: "user.changed",
        subjectName: `${user.username}.neu`,
        facts: { changed: ["username", "isAdmin"], isAdmin: false },
      },
      { action: "user.changed", subjectName: user.username, facts: { changed: ["isAdmin"], isAdmin: true } },
    ]);
  });

  it("record which roles were given and taken, by name", async () => {
    const { call, people } = await visitAs("admin");
    const [given, taken] = await Promise.all(
      ["Gegeben", "Genommen"].map((name) => people.roles.insert(aRole({ name }))),
    );
    const { user } = await someUser({ assignments: [{ roleId: taken?.id ?? "", active: true }] });
    const rows = [
      { userId: user.id, roleId: given?.id ?? "", active: true },
      { userId: user.id, roleId: taken?.id ?? "", active: false },
    ];

    await call(login.assignments.update, { params: { id: user.id }, body: rows });
    await call(login.assignments.update, { params: { id: user.id }, body: rows });

    expect(await trailAbout(user.id)).toMatchObject([
      {
        action: "user.roles-changed",
        subjectName: user.username,
        facts: { given: ["Gegeben"], taken: ["Genommen"] },
      },
    ]);
  });

  it("record what a role grants, from its making to its end", async () => {
    const { call } = await portal({ as: "admin" });
    const draft = { name: "Spur", ruleGroupName: "News", rules: [{ rule: "READ_NEWS" as const }] };

    const { data } = await call(login.roles.create, { body: draft });
    const rules = [{ rule: "EDIT_NEWS" as const, ressource: organisationId }];
    await call(login.roles.update, { params: { id: data.id }, body: { ...draft, rules, name: "Fährte" } });
    await call(login.roles.remove, { params: { id: data.id } });

    expect(await trailAbout(data.id)).toMatchObject([
      { action: "role.deleted", subjectName: "Fährte" },
      {
        action: "role.changed",
        facts: { changed: ["name"], given: [`EDIT_NEWS:${organisationId}`], taken: ["READ_NEWS"] },
      },
      { action: "role.created", subjectName: "Spur", facts: { given: ["READ_NEWS"], taken: [] } },
    ]);
  });

  it("record nothing where the change was refused", async () => {
    const { user } = await someUser();
    const { call } = await portal({ as: "admin" });

    const changing = call(login.users.update, { params: { id: user.id }, body: { roleId: "gibt-es-nicht" } });

    await expect(changing).rejects.toMatchObject({ code: "user.role-unknown" });
    expect(await trailAbout(user.id)).toEqual([]);
  });

  it("record that somebody set the portal", async () => {
    const { call, user } = await visitAs("admin");

    await call(administration.settings.update, { body: defaultSettings });

    expect((await readTrail())[0]).toMatchObject({ action: "settings.changed", actorId: user.id });
  });
});

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCloudWatches } from "../../functions/data/cloud/cloud-watches.repository.ts";
import { openForumFollowers } from "../../functions/data/discussions/forum-followers.repository.ts";
import { openForums } from "../../functions/data/discussions/forums.collection.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { anEmployee } from "../support/people.builder.ts";

const { table } = await portal();

const { forumSettings } = organisations;

let person: Browser & { readonly employee: Employee };

beforeAll(async () => {
  const forum = (id: string, name: string) => ({
    id,
    name,
    groupId: "group",
    description: null,
    ordering: 1,
  });
  await openForums(table).insertMany([forum("vat", "Umsatzsteuer"), forum("pay", "Lohnverrechnung")]);
});

beforeEach(async () => {
  person = await (await portal()).as({});
});

const row = (forumId: string, active: boolean, employeeId = person.employee.id) => ({
  forumId,
  employeeId,
  active,
});

const settings = async (browser: Browser = person, id = person.employee.id) =>
  (await browser.call(forumSettings.read, { params: { id } })).data;

const change = async (rows: ReturnType<typeof row>[], browser: Browser = person, id = person.employee.id) =>
  (await browser.call(forumSettings.update, { params: { id }, body: rows })).data;

const active = (rows: readonly { forumId: string; active: boolean }[]) =>
  rows.filter((one) => one.active).map(({ forumId }) => forumId);

describe("the forums somebody is told of", () => {
  it("are none at first: a row for each, by name, and switched off", async () => {
    const { id } = person.employee;

    expect(await settings()).toEqual([
      { forumId: "pay", employeeId: id, forumName: "Lohnverrechnung", active: false, isAllowed: true },
      { forumId: "vat", employeeId: id, forumName: "Umsatzsteuer", active: false, isAllowed: true },
    ]);
  });

  it("change by the rows that are sent, and the answer has all", async () => {
    const { id } = person.employee;
    const first = await change([row("vat", true)]);
    const second = await change([row("pay", true)]);

    expect(first).toHaveLength(2);
    expect(active(first)).toEqual(["vat"]);
    expect(active(second)).toEqual(["pay", "vat"]);
    expect(active(await change([row("vat", false)]))).toEqual(["pay"]);
    expect(active(await settings())).toEqual(["pay"]);
    expect(id).not.toBe("");
  });

  it("stay as they are when nothing is sent, or the same again", async () => {
    await change([row("vat", true)]);

    expect(active(await change([]))).toEqual(["vat"]);
    expect(active(await change([row("vat", true), row("vat", true)]))).toEqual(["vat"]);
  });

  it("are one's own: those of others stay untouched", async () => {
    const other = await (await portal()).as({});
    await change([row("vat", true)]);

    expect(active(await settings(other, other.employee.id))).toEqual([]);
  });

  it.each([
    [
      "of somebody else",
      () => row("vat", true, "somebody-else"),
      "forum-setting.not-this-one",
      "1.employeeId",
    ],
    ["of a forum that is not there", () => row("gone", true), "forum.unknown", "1.forumId"],
  ])("refuse a row %s, and nothing of it is stored", async (_, wrong, code, path) => {
    const saving = change([row("pay", true), wrong()]);

    await expect(saving).rejects.toMatchObject({ status: 422, code, errors: [{ path }] });
    expect(active(await settings())).toEqual([]);
  });

  it("cannot be switched on for who has no address, only off", async () => {
    const silent = await (await portal()).as({ employee: { email: null } });
    const { id } = silent.employee;

    expect((await settings(silent, id)).map(({ isAllowed }) => isAllowed)).toEqual([false, false]);
    await expect(change([row("vat", true, id)], silent, id)).rejects.toMatchObject({
      code: "forum-setting.not-reachable",
    });
    expect(active(await change([row("vat", false, id)], silent, id))).toEqual([]);
  });

  it("are forgotten with the person", async () => {
    const admin = await portal({ as: "admin" });
    const { id } = await admin.people.employees.insert(anEmployee());
    await change([row("vat", true, id)], admin, id);
    await openCloudWatches(table).begin("folder", id, new Date());

    await admin.call(organisations.employees.remove, { params: { id }, query: {} });

    expect(await openForumFollowers(table).followedBy(id, ["vat", "pay"])).toEqual(new Set());
    expect((await openCloudWatches(table).all()).has(id)).toBe(false);
  });
});

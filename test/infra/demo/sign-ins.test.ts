import { describe, expect, it } from "vitest";
import { BUILT_IN_SET } from "../../../functions/data/templates/built-in-set.ts";
import { firmAccounts } from "../../../infra/demo/people/firm-accounts.ts";
import { signIns } from "../../../infra/demo/people/sign-ins.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { ORIGIN_SECRET, openApi } from "../../support/areas.ts";
import { openBrowser } from "../../support/browser.ts";
import { countsOf, seeded } from "./seeded.ts";

const empty = await seeded("empty", new Date());

describe("an empty portal", () => {
  it("has the three who sign in and what they need, and nothing else", () => {
    expect(countsOf(empty)).toEqual({
      offices: 1,
      employees: 3,
      roles: 2,
      users: 3,
      templateSets: 1,
      industries: 0,
      subscribers: 0,
      articles: 0,
      newsletters: 0,
    });
    expect(empty.group.users.map(({ username }) => username).sort()).toEqual(Object.keys(signIns).sort());
    expect(empty.group.templateSets[0]?.id).toBe(BUILT_IN_SET);
  });
});

describe("the seeded sign-ins", () => {
  const signIn = async (name: keyof typeof signIns) => {
    const nobody = { ACCOUNT_MAIL_QUEUE_URL: "http://127.0.0.1:9/000000000000/account-mails" };
    const browser = openBrowser(openApi({ ...empty.env, ...nobody, ORIGIN_SECRET, STAGE: "test" }));
    const { data } = await browser.call(login.signIn, { body: signIns[name] });
    const may = async (rule: "READ_NEWS" | "EDIT_NEWS" | "ADMIN_ORG", ressource?: string) =>
      (await browser.call(login.isAllowed, { query: { rule, ressource } })).data.isAllowed;
    return { ...data, may };
  };

  it("let the administrator do everything", async () => {
    const { user, employee, may } = await signIn("admin");

    expect(user.isAdmin).toBe(true);
    expect(employee?.employedAt).toBe("1");
    expect(await may("ADMIN_ORG")).toBe(true);
  });

  it("let the editor read and edit news everywhere, and nothing else", async () => {
    const { may } = await signIn("redaktion");

    expect([await may("READ_NEWS"), await may("EDIT_NEWS"), await may("ADMIN_ORG", "1")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("let the employee read the news of the own office, and nothing else", async () => {
    const { may } = await signIn("mitarbeiter");

    expect(await Promise.all([may("READ_NEWS", "1"), may("READ_NEWS", "2"), may("EDIT_NEWS", "1")])).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("have passwords that the portal itself would accept", () => {
    for (const { password } of Object.values(signIns)) expect(password.length).toBeGreaterThanOrEqual(12);
  });
});

describe("the firm's accounts of a local run", () => {
  const addressOf = (username: string) => {
    const user = empty.group.users.find((one) => one.username === username);
    return empty.group.employees.find(({ id }) => id === user?.employeeId)?.email;
  };

  it("have the addresses and passwords of those who sign in here, and one whom nobody knows yet", () => {
    for (const { username, password, claims } of firmAccounts.accounts) {
      const known = Object.values(signIns).find((one) => one.username === username);
      expect(claims.email === addressOf(username), username).toBe(known !== undefined);
      if (known) expect(password).toBe(known.password);
    }
    expect(firmAccounts.accounts.map(({ username }) => username)).toEqual([...Object.keys(signIns), "neu"]);
  });

  it("have groups whose roles there are", () => {
    const roles = empty.group.roles.map(({ id }) => id);

    expect(Object.values(firmAccounts.groups).filter((id) => !roles.includes(id))).toEqual([]);
  });
});

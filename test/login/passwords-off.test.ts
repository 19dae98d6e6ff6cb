import { beforeAll, describe, expect, it } from "vitest";
import { administration } from "../../shared/administration/administration.contract.ts";
import { defaultSettings } from "../../shared/administration/settings.ts";
import { federation } from "../../shared/login/federation.contract.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { answerAccountMails } from "./account-mails.ts";
import { password, resetPassword, signIn, someUser } from "./credentials.ts";

const environment = {
  SIGN_IN_PROVIDERS: JSON.stringify([
    { id: "firma", label: "Firma", issuer: "https://accounts.example", clientId: "portal" },
  ]),
  SIGN_IN_SECRET_FIRMA: "secret",
  FIRM_ACCOUNTS: "on",
};

const setPasswords = async (passwordsForAdministratorsOnly: boolean) => {
  const { call } = await portal({ as: "admin" });
  const body = { ...defaultSettings, passwordsForAdministratorsOnly };
  return call(administration.settings.update, { body });
};

const codeOf = (credentials: Parameters<typeof signIn>[0]) =>
  signIn(credentials).then(
    () => "in",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );

const linksFor = async (username: string) => {
  const { call } = await portal();
  await call(login.forgotPassword, { query: { username } });
  return answerAccountMails();
};

describe("where only administrators have passwords", () => {
  beforeAll(async () => {
    await portal({ environment });
    await setPasswords(true);
  });

  it("says the same to everybody else, whoever it is and whatever is typed", async () => {
    const { credentials } = await someUser();
    const { credentials: ofAdmin } = await someUser({ isAdmin: true });
    const { credentials: temporary } = await someUser({ hasTemporaryPassword: true });
    const wrong = { password: "falsch" };
    const tried = [
      credentials,
      { ...credentials, ...wrong },
      { ...ofAdmin, ...wrong },
      temporary,
      { username: "niemand", password },
    ];

    const codes = await Promise.all(tried.map(codeOf));

    expect(new Set(codes)).toEqual(new Set(["login.passwords-for-administrators-only"]));
    expect(await codeOf(ofAdmin)).toBe("in");
  });

  it("lets sessions go on, and tells the page where to sign in", async () => {
    const { call } = await portal({ as: "employee" });

    expect((await call(login.read, {})).status).toBe(200);
    expect((await call(federation.providers.list, {})).data).toEqual({
      data: [{ id: "firma", label: "Firma" }],
      passwordsForAdministratorsOnly: true,
    });
  });

  it("answers a link of before like an old one", async () => {
    const { user } = await someUser();

    const resetting = resetPassword(await portal(), user);

    await expect(resetting).rejects.toMatchObject({ code: "login.reset-invalid" });
  });

  it("sends links for a password to administrators only", async () => {
    const { user } = await someUser();
    const { user: admin } = await someUser({ isAdmin: true });

    expect(await linksFor(user.username)).toEqual([]);
    expect(await linksFor(admin.username)).toHaveLength(1);
  });

  it("invites others to sign in with the firm's account, and without a password", async () => {
    const { call } = await portal({ as: "admin" });
    const { user } = await someUser();

    await call(login.users.invite, { params: { id: user.id } });

    const [mail, ...others] = await answerAccountMails();
    expect(others).toEqual([]);
    expect(mail?.html).toContain("https://portal.example/login");
    expect(mail?.html).toContain("mit Ihrem Firmenkonto");
    expect(JSON.stringify(mail)).not.toContain("code=");
  });

  it("invites nobody who has come with the firm's account already", async () => {
    const { call, people } = await portal({ as: "admin" });
    const { user } = await someUser();
    const account = { providerId: "firma", account: "hash", since: new Date().toISOString() };
    await people.users.update(user.id, (known) => ({ ...known, firmAccounts: [account] }));

    await expect(call(login.users.invite, { params: { id: user.id } })).rejects.toMatchObject({
      code: "user.needs-no-invitation",
    });
  });
});

describe("a portal without a provider", () => {
  beforeAll(() => portal({ environment: { FIRM_ACCOUNTS: "" } }));

  it("keeps passwords for everybody, whatever is set", async () => {
    const { credentials } = await someUser();

    expect(await codeOf(credentials)).toBe("in");
  });

  it("does not let anybody switch them off", async () => {
    await setPasswords(false);

    await expect(setPasswords(true)).rejects.toMatchObject({
      status: 422,
      code: "settings.no-firm-accounts",
    });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { administration } from "../../shared/administration/administration.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { login } from "../../shared/login/login.contract.ts";
import { passkeys } from "../../shared/login/passkeys.contract.ts";
import { portal } from "../portal.ts";
import { trailAbout } from "../support/audit.ts";
import { openAuthenticator } from "../support/passkey.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { resetPassword, signedInUser, signIn } from "./credentials.ts";
import { makePasskey, withPasskey } from "./passkey.builder.ts";
import { requireSecondFactor, withSecondFactor } from "./second-factor.builder.ts";

const MINUTE = 60_000;
const tooOld = { status: 403, code: "session.too-old" };
const over = { status: 422, code: "passkey.enrolment-over" };

stopClock();

const signInBy = async (device: ReturnType<typeof openAuthenticator>) => {
  const browser = await portal();
  const { data: options } = await browser.call(passkeys.signInOptions, {});
  const { data } = await browser.call(passkeys.signIn, { body: { credential: device.use(options) } });
  return { ...browser, data };
};

describe("making a passkey", () => {
  it("asks for one that needs no name and verifies the person, and not for one there is", async () => {
    const { user, call, device } = await withPasskey();

    const { data } = await call(passkeys.options, {});

    expect(data).toMatchObject({
      rp: { id: "portal.example", name: "Kanzleiportal" },
      user: { id: Buffer.from(user.id).toString("base64url"), name: user.username },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.use(data).id, type: "public-key", transports: ["internal"] }],
      attestation: "none",
    });
  });

  it("lists it by name, and records it", async () => {
    const { user, call, passkey } = await withPasskey();

    const { data } = await call(passkeys.list, {});

    expect(data).toEqual({ totalCount: 1, data: [passkey] });
    expect(passkey).toMatchObject({ name: "Mein Notebook", lastUsedAt: null });
    const actions = (await trailAbout(user.id)).map(({ action }) => action);
    expect(actions).toContain("passkey.added");
  });

  it("needs to have signed in within five minutes", async () => {
    const { call, credentials } = await signedInUser();
    vi.advanceTimersByTime(5 * MINUTE - 1000);
    await call(passkeys.options, {});

    vi.advanceTimersByTime(2000);
    await expect(call(passkeys.options, {})).rejects.toMatchObject(tooOld);

    await call(login.signIn, { body: credentials });
    await call(passkeys.options, {});
  });

  it("needs no more than a passkey to have signed in by", async () => {
    const { user, device } = await withPasskey();
    vi.advanceTimersByTime(6 * MINUTE);

    const { call } = await signInBy(device);

    await makePasskey(call, user.id, "Schlüsselbund");
    const { data } = await call(passkeys.list, {});
    expect(data.data.map(({ name }) => name)).toEqual(["Mein Notebook", "Schlüsselbund"]);
  });

  it("takes each challenge once, for five minutes, and from its owner only", async () => {
    const { user, call } = await signedInUser();
    const other = await signedInUser();
    const device = openAuthenticator({ userId: user.id });
    const make = (by: typeof call, credential: ReturnType<typeof device.create>) =>
      by(passkeys.create, { body: { name: "Mein Notebook", credential } });
    const [first, second, third] = await Promise.all(
      Array.from({ length: 3 }, async () => (await call(passkeys.options, {})).data),
    );
    if (!first || !second || !third) throw new Error("There are three challenges.");

    await expect(make(other.call, device.create(first))).rejects.toMatchObject(over);
    await make(call, device.create(second));
    await expect(make(call, device.create(second))).rejects.toMatchObject(over);
    vi.advanceTimersByTime(5 * MINUTE + 1000);
    await expect(make(call, device.create(third))).rejects.toMatchObject(over);
  });

  it.each([
    ["from a foreign page", { origin: "https://evil.test" }],
    ["for a foreign host", { rpId: "evil.test" }],
    ["that does not verify the person", { isVerified: false }],
  ])("refuses one %s", async (_, answering) => {
    const { user, call } = await signedInUser();
    const { data: options } = await call(passkeys.options, {});
    const credential = openAuthenticator({ userId: user.id }).create(options, answering);

    const making = call(passkeys.create, { body: { name: "Mein Notebook", credential } });

    await expect(making).rejects.toMatchObject(over);
  });

  it("says that one is there already", async () => {
    const { call, device } = await withPasskey();
    const { data: options } = await call(passkeys.options, {});

    const again = call(passkeys.create, {
      body: { name: "Noch einmal", credential: device.create(options) },
    });

    await expect(again).rejects.toMatchObject({ status: 422, code: "passkey.is-known" });
  });

  it("ends with the twentieth", async () => {
    const { user, call } = await signedInUser();
    for (let made = 0; made < 20; made++) await makePasskey(call, user.id, `Nummer ${made}`);

    await expect(call(passkeys.options, {})).rejects.toMatchObject({ code: "passkey.too-many" });
  });
});

describe("removing a passkey", () => {
  it("needs to have signed in within five minutes", async () => {
    const { call, passkey, credentials } = await withPasskey();
    vi.advanceTimersByTime(6 * MINUTE);
    await expect(call(passkeys.remove, { params: { id: passkey.id } })).rejects.toMatchObject(tooOld);

    await call(login.signIn, { body: credentials });
    await call(passkeys.remove, { params: { id: passkey.id } });

    expect((await call(passkeys.list, {})).data.totalCount).toBe(0);
  });

  it("is recorded as the owner's, and done once", async () => {
    const { user, call, passkey } = await withPasskey();
    const remove = () => call(passkeys.remove, { params: { id: passkey.id } });

    await remove();

    await expect(remove()).rejects.toMatchObject({ status: 404, code: "passkey.not-found" });
    const entries = (await trailAbout(user.id)).filter(({ action }) => action === "passkey.removed");
    expect(entries).toMatchObject([{ actorId: user.id, subjectName: user.username }]);
  });

  it("leaves those of others", async () => {
    const { passkey, device } = await withPasskey();
    const other = await withPasskey();

    const removing = other.call(passkeys.remove, { params: { id: passkey.id } });

    await expect(removing).rejects.toMatchObject({ status: 404 });
    await signInBy(device);
  });
});

describe("a passkey", () => {
  it("outlives a reset of the password", async () => {
    const { user, device } = await withPasskey();

    await resetPassword(await portal(), user);

    await expect(signInBy(device)).resolves.toMatchObject({ data: { user: { id: user.id } } });
  });

  it("is seen by administrators as a number, and taken with the second factor", async () => {
    const { user, call, codeOf, credentials } = await withSecondFactor();
    const { device } = await makePasskey(call, user.id);
    await makePasskey(call, user.id, "Schlüsselbund");
    const admin = await portal({ as: "admin" });
    const countOf = async () => {
      const { data } = await admin.call(login.users.list, { query: { config: listConfig({ limit: 100 }) } });
      return data.data.find(({ id }) => id === user.id)?.passkeyCount;
    };
    expect(await countOf()).toBe(2);

    await admin.call(login.users.resetSecondFactor, { params: { id: user.id } });

    expect(await countOf()).toBe(0);
    await expect(signInBy(device)).rejects.toMatchObject({ code: "passkey.refused" });
    await expect(call(login.sessions.list, {})).rejects.toMatchObject({ status: 401 });
    expect(codeOf()).toBeDefined();
    await signIn(credentials);
  });

  it("is taken by administrators without a second factor, too", async () => {
    const { user, device } = await withPasskey();
    const admin = await portal({ as: "admin" });

    await admin.call(login.users.resetSecondFactor, { params: { id: user.id } });

    await expect(signInBy(device)).rejects.toMatchObject({ code: "passkey.refused" });
  });
});

describe("an administrator who must have a second factor", () => {
  beforeEach(() => requireSecondFactor(true));
  afterEach(() => requireSecondFactor(false));

  it("may do everything with a passkey", async () => {
    const { user, call } = await signedInUser({ isAdmin: true });
    await expect(call(administration.settings.read, {})).rejects.toMatchObject({ status: 403 });

    await makePasskey(call, user.id);

    await expect(call(administration.settings.read, {})).resolves.toMatchObject({ status: 200 });
  });

  it("is asked for it after the password, which alone is not enough", async () => {
    const { device, credentials } = await withPasskey({ isAdmin: true });
    const { call, cookies } = await portal();

    const byPassword = call(login.signIn, { body: credentials });

    await expect(byPassword).rejects.toMatchObject({ status: 401, code: "login.passkey-required" });
    expect([...cookies.keys()]).toEqual([]);
    const signedIn = await signInBy(device);
    await expect(signedIn.call(administration.settings.read, {})).resolves.toMatchObject({ status: 200 });
  });

  it("signs in by the password alone where none is required", async () => {
    const { credentials } = await withPasskey({ isAdmin: true });
    await requireSecondFactor(false);

    await expect(signIn(credentials)).resolves.toMatchObject({ status: 200 });
  });

  it("is stopped again after removing the last one", async () => {
    const { call, passkey } = await withPasskey({ isAdmin: true });

    await call(passkeys.remove, { params: { id: passkey.id } });

    await expect(call(administration.settings.read, {})).rejects.toMatchObject({
      code: "session.second-factor-missing",
    });
  });
});

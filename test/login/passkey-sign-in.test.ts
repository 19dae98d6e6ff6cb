import { describe, expect, it, vi } from "vitest";
import { SESSION_COOKIE } from "../../functions/platform/session/session-cookie.ts";
import { login } from "../../shared/login/login.contract.ts";
import { passkeys } from "../../shared/login/passkeys.contract.ts";
import { portal } from "../portal.ts";
import { readTrail, trailAbout } from "../support/audit.ts";
import { openAuthenticator } from "../support/passkey.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { signIn as signInByPassword, someUser } from "./credentials.ts";
import { makePasskey, withPasskey } from "./passkey.builder.ts";
import { withSecondFactor } from "./second-factor.builder.ts";

const MINUTE = 60_000;
const refused = { status: 401, code: "passkey.refused" };

stopClock();

type Device = ReturnType<typeof openAuthenticator>;

const begin = async () => {
  const browser = await portal();
  const { data: options } = await browser.call(passkeys.signInOptions, {});
  return { ...browser, options };
};

/** From a browser that nobody has used before. */
const signIn = async (device: Device, answering: Parameters<Device["use"]>[1] = {}, username?: string) => {
  const { options, call, cookies } = await begin();
  const { data } = await call(passkeys.signIn, {
    body: { credential: device.use(options, answering), username },
  });
  return { data, call, cookies };
};

const refusalsOf = async (userId: string) =>
  (await trailAbout(userId)).flatMap(({ action, facts }) =>
    action === "session.refused" ? [facts.reason] : [],
  );

describe("signing in by a passkey", () => {
  it("needs no name, and opens a session as a password does", async () => {
    const { user, employee, device } = await withPasskey();

    const { data, call, cookies } = await signIn(device);

    expect(data).toMatchObject({ user: { id: user.id }, employee: { id: employee.id } });
    expect([...cookies.keys()].toSorted()).toEqual(
      ["XSRF-TOKEN", "__Host-device", SESSION_COOKIE].toSorted(),
    );
    await expect(call(login.sessions.list, {})).resolves.toMatchObject({ status: 200 });
    const entries = (await trailAbout(user.id)).filter(({ action }) => action === "session.started");
    expect(entries).toMatchObject([{ actorId: user.id }, { actorId: user.id }]);
  });

  it("is asked of everybody in the same words", async () => {
    const { options } = await begin();

    expect(options).toEqual({
      rpId: "portal.example",
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 5 * MINUTE,
      userVerification: "required",
    });
  });

  it("counts as both factors", async () => {
    const { user, call } = await withSecondFactor();
    const { device } = await makePasskey(call, user.id);

    await expect(signIn(device)).resolves.toMatchObject({ data: { user: { id: user.id } } });
  });

  it("is named where it will do in place of the code", async () => {
    const { user, call, credentials } = await withSecondFactor();
    const askedFor = () => signInByPassword(credentials);
    await expect(askedFor()).rejects.toMatchObject({ code: "login.second-factor-required", errors: [] });

    await makePasskey(call, user.id);

    await expect(askedFor()).rejects.toMatchObject({
      code: "login.second-factor-required",
      errors: [{ path: "passkey" }],
    });
  });

  it("tells the owner when it was last used", async () => {
    const { call, device } = await withPasskey();

    await signIn(device);

    const { data } = await call(passkeys.list, {});
    expect(data.data).toMatchObject([
      { name: "Mein Notebook", lastUsedAt: expect.stringMatching(/^\d{4}-/) },
    ]);
  });

  it("takes a challenge once, however often it is sent at the same time", async () => {
    const { device } = await withPasskey();
    const { options, call } = await begin();
    const body = { credential: device.use(options) };

    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => call(passkeys.signIn, { body })));

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(call(passkeys.signIn, { body })).rejects.toMatchObject(refused);
  });

  it("uses a challenge up even if the answer is wrong", async () => {
    const { device } = await withPasskey();
    const { options, call } = await begin();

    const wrong = call(passkeys.signIn, { body: { credential: device.use(options, { isVerified: false }) } });
    await expect(wrong).rejects.toMatchObject(refused);

    const right = call(passkeys.signIn, { body: { credential: device.use(options) } });
    await expect(right).rejects.toMatchObject(refused);
  });

  it("takes a challenge for five minutes", async () => {
    const { device } = await withPasskey();
    const [early, late] = [await begin(), await begin()];

    vi.advanceTimersByTime(5 * MINUTE - 2000);
    await early.call(passkeys.signIn, { body: { credential: device.use(early.options) } });
    vi.advanceTimersByTime(3000);

    const tooLate = late.call(passkeys.signIn, { body: { credential: device.use(late.options) } });
    await expect(tooLate).rejects.toMatchObject(refused);
  });

  it("takes no challenge that somebody made up, or that was for making a passkey", async () => {
    const { device, call } = await withPasskey();
    const { data: others } = await call(passkeys.options, {});

    for (const challenge of ["x".repeat(43), others.challenge]) {
      const tried = call(passkeys.signIn, { body: { credential: device.use({ challenge }) } });
      await expect(tried).rejects.toMatchObject(refused);
    }
  });

  it.each([
    ["from a foreign page", { origin: "https://portal.example.evil.test" }],
    ["for a foreign host", { rpId: "evil.test" }],
    ["without having verified the person", { isVerified: false }],
  ])("refuses an answer %s", async (_, answering) => {
    const { user, device } = await withPasskey();

    await expect(signIn(device, answering)).rejects.toMatchObject(refused);

    expect(await refusalsOf(user.id)).toEqual(["wrongPasskey"]);
  });

  it("refuses another key under the same name", async () => {
    const { user, device } = await withPasskey();
    const other = openAuthenticator({ userId: user.id });
    const { options, call } = await begin();
    const { id, rawId } = device.use(options);

    const tried = call(passkeys.signIn, { body: { credential: { ...other.use(options), id, rawId } } });

    await expect(tried).rejects.toMatchObject(refused);
  });

  it("refuses somebody else's name in it", async () => {
    const { device } = await withPasskey();
    const { user: other } = await withPasskey();

    await expect(signIn(device, { userId: other.id })).rejects.toMatchObject(refused);
    await expect(signIn(device, { userId: "unknown" })).rejects.toMatchObject(refused);
    await expect(signIn(device, { userId: "SESSION#1/../" })).rejects.toMatchObject(refused);
  });

  it("records an unknown passkey as nobody's", async () => {
    await expect(signIn(openAuthenticator({ userId: "unknown" }))).rejects.toMatchObject(refused);

    const unknown = (await readTrail()).filter(({ facts }) => facts.reason === "unknownPasskey");
    expect(unknown).toContainEqual(
      expect.objectContaining({ actorId: null, subjectId: null, subjectName: null }),
    );
  });

  it("refuses a counter that goes back, and says so in the trail", async () => {
    const { user, device } = await withPasskey();
    await signIn(device, { counter: 7 });

    for (const counter of [7, 6, 0]) await expect(signIn(device, { counter })).rejects.toMatchObject(refused);

    expect(await refusalsOf(user.id)).toEqual(Array.from({ length: 3 }, () => "passkeyCounter"));
    await signIn(device, { counter: 8 });
  });

  it("takes a counter that always stays at nothing", async () => {
    const { device } = await withPasskey();

    await signIn(device);
    await signIn(device);
  });

  it("refuses who was deactivated", async () => {
    const { user, device } = await withPasskey();
    const { people } = await portal();
    await people.users.update(user.id, (known) => ({ ...known, isActive: false }));

    await expect(signIn(device)).rejects.toMatchObject(refused);

    expect(await refusalsOf(user.id)).toEqual(["notActive"]);
  });

  it("refuses a removed one", async () => {
    const { call, device, passkey } = await withPasskey();

    await call(passkeys.remove, { params: { id: passkey.id } });

    await expect(signIn(device)).rejects.toMatchObject(refused);
  });

  it("takes only the person who is asked for, where there is one", async () => {
    const { user, device } = await withPasskey();
    const { user: other } = await someUser();

    await expect(signIn(device, {}, other.username)).rejects.toMatchObject(refused);
    await signIn(device, {}, user.username.toUpperCase());
  });

  it("ends with the fiftieth failure from a network, and not for passwords", async () => {
    const { device, credentials } = await withPasskey();
    const [network, elsewhere] = ["203.0.113.9:1", "203.0.113.10:1"];
    const tryFrom = async (address: string, counted: Device) => {
      const { call } = await portal();
      const headers = { "cloudfront-viewer-address": address };
      const { data: options } = await call(passkeys.signInOptions, {}, { headers });
      return call(passkeys.signIn, { body: { credential: counted.use(options) } }, { headers });
    };
    const unknown = openAuthenticator({ userId: "unknown" });
    for (let tries = 0; tries < 50; tries++) {
      await expect(tryFrom(network, unknown)).rejects.toMatchObject(refused);
    }

    await expect(tryFrom(network, device)).rejects.toMatchObject({ status: 429, code: "login.throttled" });
    await tryFrom(elsewhere, device);
    await signInByPassword(credentials, { headers: { "cloudfront-viewer-address": network } });
    vi.advanceTimersByTime(15 * MINUTE + 1000);
    await tryFrom(network, device);
  });
});

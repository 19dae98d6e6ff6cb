import { describe, expect, it } from "vitest";
import { login } from "../../../shared/login/login.contract.ts";
import { newPassword, password, signedInUser, someUser } from "../../login/credentials.ts";
import { portal } from "../../portal.ts";
import { readTrail, trailAbout } from "../../support/audit.ts";

describe("signing in", () => {
  it("records who came in, in the requests it takes anyway", async () => {
    const { user, credentials, call } = await signedInUser();

    const { requests } = await call(login.signIn, { body: credentials });

    expect(requests.filter((name) => name !== "GetItem").toSorted()).toEqual([
      "BatchGetItem",
      "TransactWriteItems",
      "UpdateItem",
    ]);
    const [entry, first] = await trailAbout(user.id);
    expect(entry).toMatchObject({
      action: "session.started",
      group: "signIns",
      actorId: user.id,
      actorName: user.username,
      subjectKind: "user",
      subjectName: user.username,
    });
    expect(first?.action).toBe("session.started");
    expect(Date.now() - Date.parse(entry?.at ?? "")).toBeLessThan(60_000);
  });

  it.each([
    ["a wrong password", {}, "falsch", "wrongPassword"],
    ["a user who may not sign in", { isActive: false }, password, "notActive"],
    ["a password that has to be changed", { hasTemporaryPassword: true }, password, "temporaryPassword"],
  ])("records who did not come in: %s", async (_, overrides, typed, reason) => {
    const { user } = await someUser(overrides);
    const { send } = await portal();

    await send(login.signIn, { body: { username: user.username, password: typed } });

    expect(await trailAbout(user.id)).toMatchObject([
      { action: "session.refused", actorId: null, subjectName: user.username, facts: { reason } },
    ]);
  });

  it("keeps no name that nobody has: people type their password there", async () => {
    const { send, table } = await portal();
    const typed = "Hier-stand-ein-Kennwort-1";

    await send(login.signIn, { body: { username: typed, password: typed } });

    const [entry] = await readTrail();
    expect(entry).toMatchObject({
      action: "session.refused",
      subjectId: null,
      subjectName: null,
      facts: { reason: "unknownName" },
    });
    const stored = await table.all(`AUDIT#${entry?.at.slice(0, 7)}`);
    expect(JSON.stringify(stored)).not.toContain(typed);
  });
});

describe("passwords", () => {
  it("record who changed the own one, and never what it is", async () => {
    const { user, call, table } = await signedInUser();

    await call(login.password, { body: { password, newPassword } });

    const [entry] = await trailAbout(user.id);
    expect(entry).toMatchObject({ action: "password.changed", actorId: user.id, facts: {} });
    const stored = await table.all(`AUDIT#${entry?.at.slice(0, 7)}`);
    expect(JSON.stringify(stored)).not.toMatch(/Störche|langes Kennwort|argon2/);
  });

  it("record who set one anew after an administrator had typed one", async () => {
    const { user } = await someUser({ hasTemporaryPassword: true });
    const { call } = await portal();

    await call(login.reset, { body: { username: user.username, code: password, newPassword } });

    expect(await trailAbout(user.id)).toMatchObject([{ action: "password.reset", actorId: user.id }]);
  });

  it("record that somebody ended own sessions elsewhere", async () => {
    const { user, call } = await signedInUser();

    await call(login.sessions.removeOthers, {});

    expect((await trailAbout(user.id))[0]).toMatchObject({ action: "session.ended", actorId: user.id });
  });
});

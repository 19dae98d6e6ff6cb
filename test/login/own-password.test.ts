import { describe, expect, it } from "vitest";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { anOffice } from "../support/people.builder.ts";
import { newPassword, password, signedInUser, signIn, someUser } from "./credentials.ts";

describe("changing the own password", () => {
  it("takes the new one from then on, and goes on here while all other sessions end", async () => {
    const { user, credentials, call } = await signedInUser();
    const elsewhere = await signIn(credentials);

    await call(login.password, { body: { password, newPassword } });

    await expect(call(login.profile.read, {})).resolves.toMatchObject({ status: 200 });
    await expect(elsewhere.call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(credentials)).rejects.toMatchObject({ status: 401 });
    await signIn({ username: user.username, password: newPassword });
  });

  it("brings an XSRF token for the session that goes on, so the next change is taken at once", async () => {
    const { call } = await signedInUser();
    await call(login.password, { body: { password, newPassword } });

    await expect(call(login.sessions.removeOthers, {})).resolves.toMatchObject({ status: 204 });
  });

  it("asks for the one before, and says so at its field", async () => {
    const { credentials, call } = await signedInUser();

    const changing = call(login.password, { body: { password: "Ein falsches Kennwort", newPassword } });

    await expect(changing).rejects.toMatchObject({
      code: "login.wrong-password",
      errors: [{ path: "password", message: "Das bisherige Kennwort stimmt nicht." }],
    });
    await signIn(credentials);
  });

  it("is no way to guess it: tries count as those of signing in", async () => {
    const { call } = await signedInUser();
    const guess = () => call(login.password, { body: { password: "Ein falsches Kennwort", newPassword } });

    for (let tries = 0; tries < 10; tries++) await expect(guess()).rejects.toMatchObject({ status: 422 });

    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });

  it.each(["zu kurz", "Passwort12345", "counterstrike", "anna.mueller2026", "Zwirnkopf2026"])(
    "refuses %s, also where only the portal knows what it is made of",
    async (weak) => {
      const { people } = await portal();
      const { call, employee } = await signedInUser();
      const office = await people.organisations.insert(anOffice({ name: "Zwirnkopf Treuhand" }));
      await people.employees.update(employee.id, (known) => ({
        ...known,
        employedAt: office.id,
      }));

      const changing = call(login.password, { body: { password, newPassword: weak } });

      await expect(changing).rejects.toMatchObject({
        code: "login.password-too-weak",
        errors: [expect.objectContaining({ path: "newPassword" })],
      });
    },
  );
});

describe("the own sessions", () => {
  const devices = {
    firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    phone:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
  };

  const signInAt = (userAgent: string, credentials: Parameters<typeof signIn>[0]) =>
    signIn(credentials, { headers: { "user-agent": userAgent } });

  it("tell where one is signed in, and which of them is this one", async () => {
    const { credentials } = await someUser();
    await signInAt(devices.firefox, credentials);
    const { call } = await signInAt(devices.phone, credentials);

    const { data } = await call(login.sessions.list, {});

    expect(data.totalCount).toBe(2);
    expect(data.data.map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual([
      ["Firefox, Windows", false],
      ["Safari, iOS", true],
    ]);
  });

  it("can be ended one by one, or all but this one", async () => {
    const { credentials } = await someUser();
    const [first, second, here] = [
      await signInAt(devices.firefox, credentials),
      await signInAt(devices.firefox, credentials),
      await signInAt(devices.phone, credentials),
    ];
    const { data } = await first.call(login.sessions.list, {});
    const own = data.data.find(({ isCurrent }) => isCurrent);

    await here.call(login.sessions.remove, { params: { id: own?.id ?? "" } });
    await expect(first.call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    await second.call(login.profile.read, {});

    await here.call(login.sessions.removeOthers, {});
    await expect(second.call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    await here.call(login.profile.read, {});
  });

  it("are nobody else's: another person's id is unknown", async () => {
    const [mine, theirs] = [await signedInUser(), await signedInUser()];
    const { data } = await theirs.call(login.sessions.list, {});

    const ending = mine.call(login.sessions.remove, { params: { id: data.data[0]?.id ?? "" } });

    await expect(ending).rejects.toMatchObject({ status: 404, code: "session.not-found" });
    await theirs.call(login.profile.read, {});
  });
});

import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { login } from "../../../shared/login/login.contract.ts";
import { devices } from "../../../shared/notifications/devices.contract.ts";
import { pushReceiver } from "../../support/push-receiver.ts";
import { pushFixture } from "./push.fixture.ts";

describe("a device", () => {
  it("is called by its browser, and tells no address", async () => {
    const { as, deviceOf, devicesOf } = await pushFixture();
    const reader = await as({});
    const { id } = await deviceOf(reader, { silentTopics: ["posts"] });

    const [own, ...others] = await devicesOf(reader);

    expect(others).toEqual([]);
    expect(own).toMatchObject({ id, silentTopics: ["posts"], isQuiet: false });
    expect(JSON.stringify(own)).not.toContain("push.localhost");
  });

  it("keeps its choices when the portal is opened there again", async () => {
    const { as, deviceOf, devicesOf } = await pushFixture();
    const reader = await as({});
    const { subscription } = await deviceOf(reader, { silentTopics: ["posts"] });

    await reader.call(devices.register, { body: subscription });

    expect(await devicesOf(reader)).toMatchObject([{ silentTopics: ["posts"], isQuiet: false }]);
  });

  it("belongs to who registered it last", async () => {
    const { as, deviceOf, devicesOf } = await pushFixture();
    const [former, latter] = await Promise.all([as({}), as({})]);
    const { subscription } = await deviceOf(former, { silentTopics: ["posts"] });

    await latter.call(devices.register, { body: subscription });

    expect(await devicesOf(former)).toEqual([]);
    expect(await devicesOf(latter)).toMatchObject([{ silentTopics: [], isQuiet: true }]);
  });

  it("takes the place of the one that was unused longest, above ten", async () => {
    const { as, deviceOf, devicesOf } = await pushFixture();
    const reader = await as({});
    const first = await deviceOf(reader);
    for (let count = 0; count < 10; count++) await deviceOf(reader);

    const ids = (await devicesOf(reader)).map(({ id }) => id);

    expect(ids).toHaveLength(10);
    expect(ids).not.toContain(first.id);
  });

  it("is nobody else's to change or remove", async () => {
    const { as, deviceOf, devicesOf } = await pushFixture();
    const [reader, stranger] = await Promise.all([as({}), as({})]);
    const { id } = await deviceOf(reader);
    const choosing = stranger.call(devices.update, {
      params: { id },
      body: { silentTopics: ["posts"], isQuiet: true },
    });
    await expect(choosing).rejects.toMatchObject({ code: "push-device.not-found" });
    await expect(stranger.call(devices.remove, { params: { id } })).rejects.toMatchObject({
      code: "push-device.not-found",
    });

    expect(await devicesOf(reader)).toMatchObject([{ id, silentTopics: [] }]);
    await reader.call(devices.remove, { params: { id } });
    expect(await devicesOf(reader)).toEqual([]);
  });

  it.each([
    "https://portal.example/v1/login",
    "https://fcm.googleapis.com.example.org/send",
    "https://fcm.googleapis.com:8443/send",
    "http://fcm.googleapis.com/send",
    "https://169.254.169.254/latest/meta-data",
    "https://notify.windows.com.evil.example/w",
  ])("is refused at %s, which is no push service of a browser", async (endpoint) => {
    const { as, publicKey } = await pushFixture();
    const reader = await as({});
    const body = { ...pushReceiver().subscription, endpoint, publicKey };

    await expect(reader.call(devices.register, { body })).rejects.toMatchObject({
      code: "push-device.unknown-service",
    });
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/abc",
  ])("is taken at %s", async (endpoint) => {
    const { as, publicKey } = await pushFixture();
    const reader = await as({});
    const body = { ...pushReceiver().subscription, endpoint, publicKey };

    expect((await reader.call(devices.register, { body })).status).toBe(200);
  });

  it("is refused by a key that was rotated", async () => {
    const { as } = await pushFixture();
    const reader = await as({});
    const { subscription } = pushReceiver();
    const body = { ...subscription, publicKey: subscription.p256dh };

    await expect(reader.call(devices.register, { body })).rejects.toMatchObject({
      code: "push-device.key-rotated",
    });
  });
});

describe("a device ends", () => {
  it("with the session that it was registered in, not with others", async () => {
    const { as, deviceOf, devicesOf, stores } = await pushFixture();
    const reader = await as({});
    await deviceOf(reader);
    const { write } = stores.sessions.start(reader.user);
    await stores.table.transact([write]);

    await reader.call(login.sessions.removeOthers, {});
    expect(await devicesOf(reader)).toHaveLength(1);
    await reader.call(login.signOut, {});

    expect(await stores.pushDevices.of(reader.employee.id, new Date())).toEqual([]);
  });

  it.each(["remove", "removeOthers"] as const)(
    "where its session is ended from elsewhere (%s)",
    async (how) => {
      const { as, deviceOf, devicesOf, stores } = await pushFixture();
      const reader = await as({});
      await deviceOf(reader);
      const [device] = await stores.pushDevices.of(reader.employee.id, new Date());
      const { token, write } = stores.sessions.start(reader.user);
      const sessionId = stores.sessions.idOf(token);
      await stores.table.transact([write]);
      if (device) await stores.pushDevices.register({ ...device, sessionId }, new Date());

      if (how === "remove") await reader.call(login.sessions.remove, { params: { id: sessionId } });
      else await reader.call(login.sessions.removeOthers, {});

      expect(await devicesOf(reader)).toEqual([]);
    },
  );

  it("when the portal was not opened there for sixty days", async () => {
    const { as, deviceOf, stores } = await pushFixture();
    const reader = await as({});
    await deviceOf(reader);

    const now = new Date();
    expect(await stores.pushDevices.of(reader.employee.id, addDays(now, 59))).toHaveLength(1);
    expect(await stores.pushDevices.of(reader.employee.id, addDays(now, 61))).toEqual([]);
  });
});

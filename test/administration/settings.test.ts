import { describe, expect, it } from "vitest";
import { openSettings } from "../../functions/data/settings/settings.collection.ts";
import { administration } from "../../shared/administration/administration.contract.ts";
import { defaultSettings } from "../../shared/administration/settings.ts";
import { portal } from "../portal.ts";
import { ifMatch } from "../support/browser.ts";
import { saveSettings } from "../support/settings.ts";

const { as, people, table } = await portal();

const { settings } = administration;

describe("the settings of the portal", () => {
  it("are as they came before anybody has changed them, and have a version all the same", async () => {
    const { call } = await portal({ as: "admin" });

    const { data, headers } = await call(settings.read, {});

    expect(data).toEqual({ ...defaultSettings, id: "settings", modifiedAt: null, modifiedBy: null });
    expect(headers.get("etag")).toBe('"1"');
  });

  it("are stored with who changed them last", async () => {
    const { call, employee } = await as("admin");

    const { data: saved, headers } = await call(
      settings.update,
      { body: { ...defaultSettings, auditRetentionDays: 365 } },
      ifMatch('"1"'),
    );
    const { data: read, headers: readHeaders } = await call(settings.read, {});

    expect(saved).toMatchObject({ auditRetentionDays: 365, modifiedBy: employee.id });
    expect(read).toEqual(saved);
    expect(readHeaders.get("etag")).toBe(headers.get("etag"));
  });

  it("keep what a client does not name that knows of fewer", async () => {
    const { call } = await portal({ as: "admin" });
    const sendWindow = { days: [1], from: "08:00", until: "18:00", skipsHolidays: false };
    const strict = {
      ledgerRetentionDays: 500,
      sendWindow,
      fourEyesForArticles: true,
      fourEyesForNewsletters: true,
    };
    await call(settings.update, { body: { ...defaultSettings, ...strict } });

    const {
      ledgerRetentionDays: _ledgers,
      sendWindow: _window,
      fourEyesForArticles: _articles,
      fourEyesForNewsletters: _newsletters,
      ...body
    } = defaultSettings;
    const { data } = await call(settings.update, { body });

    expect(data).toMatchObject(strict);
    await call(settings.update, { body: defaultSettings });
  });

  it("are not overwritten by who has not seen them as they are", async () => {
    const { call } = await portal({ as: "admin" });
    await call(settings.update, { body: { ...defaultSettings, auditRetentionDays: 400 } });

    const saving = call(settings.update, { body: defaultSettings }, ifMatch('"1"'));

    await expect(saving).rejects.toMatchObject({
      code: "entity.changed",
      current: expect.objectContaining({ auditRetentionDays: 400 }),
    });
  });

  it.each([
    ["too short a time", { auditRetentionDays: 29 }, "auditRetentionDays", "Mindestens 30."],
    ["too short a time for ledgers", { ledgerRetentionDays: 89 }, "ledgerRetentionDays", "Mindestens 90."],
    ["too long a time", { auditRetentionDays: 3651 }, "auditRetentionDays", "Höchstens 3650."],
    ["half a day", { auditRetentionDays: 30.5 }, "auditRetentionDays", "Hier gehört eine ganze Zahl hin."],
    [
      "no answer",
      { requireSecondFactorForAdministrators: null },
      "requireSecondFactorForAdministrators",
      "Bitte ausfüllen.",
    ],
  ])("refuse %s, and name the field", async (_, change, path, message) => {
    const { send } = await portal({ as: "admin" });

    const { response } = await send(settings.update, { body: { ...defaultSettings, ...change } });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path, message }] });
  });

  it("require of administrators only what the one who says so has", async () => {
    const { call, user } = await as({ isAdmin: true });
    const body = { ...defaultSettings, requireSecondFactorForAdministrators: true };

    await expect(call(settings.update, { body })).rejects.toMatchObject({
      code: "settings.own-second-factor-first",
      errors: [{ path: "requireSecondFactorForAdministrators" }],
    });
    await people.users.update(user.id, (known) => ({ ...known, hasSecondFactor: true }));
    const { data } = await call(settings.update, { body });

    expect(data.requireSecondFactorForAdministrators).toBe(true);
  });

  it("cost a reader who may be late one request in a minute", async () => {
    const known = openSettings(table);
    const first = await known.current();

    await saveSettings(table, { auditRetentionDays: 90 });

    expect(await known.current()).toEqual(first);
    expect(await known.read()).toMatchObject({ auditRetentionDays: 90 });
  });
});

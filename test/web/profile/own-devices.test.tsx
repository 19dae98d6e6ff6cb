import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { Suspense } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceIdOf, type PushDevice } from "../../../shared/notifications/push-device.ts";
import { pushOwner } from "../../../web/app/client/push-owner.ts";
import { renewDevice } from "../../../web/app/push/renew-device.ts";
import { keepOwner } from "../../../web/app/push/subscription.ts";
import { OwnDevices } from "../../../web/profile/devices/own-devices.tsx";
import { anEmployee } from "../../support/people.builder.ts";
import { fakeServer, json, noContent } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { pushBrowser } from "../push-browser.ts";
import { renderPage } from "../render-page.tsx";

const publicKey = `B${"A".repeat(86)}`;
const LIST = "GET /v1/notifications/devices";
const REGISTER = "PUT /v1/notifications/devices";

const aDevice = (id: string, name: string | null, more: Partial<PushDevice> = {}): PushDevice => ({
  id,
  name,
  createdAt: "2026-11-20T08:00:00.000Z",
  usedAt: "2026-11-21T08:00:00.000Z",
  silentTopics: [],
  isQuiet: true,
  ...more,
});

const serverWith = (stored: PushDevice[], key = publicKey) => {
  let devices = stored;
  const answered = (id: string): Parameters<typeof fakeServer>[0] => ({
    [`PUT /v1/notifications/devices/${id}`]: ({ body }) => {
      devices = devices.map((one) => (one.id === id ? { ...one, ...(body as object) } : one));
      return json(devices.find((one) => one.id === id));
    },
    [`DELETE /v1/notifications/devices/${id}`]: () => {
      devices = devices.filter((one) => one.id !== id);
      return noContent();
    },
  });
  return async (endpoints: readonly string[] = []) => {
    const ids = await Promise.all(endpoints.map(deviceIdOf));
    return fakeServer({
      "GET /v1/login/profile": () => json(anEmployee({ id: "e1", silentTopics: ["zips"] })),
      [LIST]: () => json({ publicKey: key, data: devices }),
      [REGISTER]: async ({ body }) => {
        const made = aDevice(await deviceIdOf((body as { endpoint: string }).endpoint), "Chrome, Android");
        devices = [made, ...devices.filter(({ id }) => id !== made.id)];
        return json(made);
      },
      ...Object.fromEntries(
        [...devices.map(({ id }) => id), ...ids].flatMap((id) => Object.entries(answered(id))),
      ),
    });
  };
};

const show = () =>
  renderPage(
    <Suspense fallback="Lädt">
      <OwnDevices />
    </Suspense>,
  );

const turnOn = () => screen.findByRole("button", { name: "Auf diesem Gerät einschalten" });

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  signIn();
});

describe("notifications on this device", () => {
  it("are asked for by a click, never before, and then listed", async () => {
    const browser = pushBrowser();
    const server = await serverWith([])(["https://push.localhost/1"]);
    const { user } = show();
    const button = await turnOn();
    expect(browser.requestPermission).not.toHaveBeenCalled();

    await user.click(button);

    await screen.findByText(/^Dieses Gerät zeigt ab jetzt/);
    const row = within(await screen.findByRole("listitem"));
    row.getByText("Dieses Gerät");
    expect(server.asked(REGISTER)[0]?.body).toMatchObject({
      endpoint: "https://push.localhost/1",
      publicKey,
      auth: "AQEBAQEBAQEBAQEBAQEBAQ",
    });
    expect(screen.queryByRole("button", { name: "Auf diesem Gerät einschalten" })).toBeNull();
  });

  it("are not there where the person does not allow it, and the page says how it could be", async () => {
    const browser = pushBrowser({ answer: "denied" });
    await serverWith([])();
    const { user } = show();

    await user.click(await turnOn());

    await screen.findByText(/solange Sie es ihm nicht erlauben/);
    await screen.findByText(/^In diesem Browser sind Benachrichtigungen des Portals gesperrt/);
    expect(browser.subscribe).not.toHaveBeenCalled();
  });

  it("say in German that the push service does not answer, and can be tried again", async () => {
    pushBrowser({ fails: true });
    await serverWith([])();
    const { user } = show();

    await user.click(await turnOn());

    await screen.findByText(/^Der Browser konnte sich nicht anmelden/);
    await turnOn();
  });

  it("are not offered where a browser has none", async () => {
    await serverWith([])();
    show();

    await screen.findByText(/^Dieser Browser kann das nicht/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("end with the device's removal", async () => {
    const browser = pushBrowser();
    await serverWith([])(["https://push.localhost/1"]);
    const { user } = show();
    await user.click(await turnOn());

    await user.click(await screen.findByRole("button", { name: "Chrome, Android entfernen" }));

    await screen.findByText("Chrome, Android zeigt keine Benachrichtigungen mehr.");
    await turnOn();
    expect(browser.isSubscribed()).toBe(false);
    expect(await pushOwner()).toBeUndefined();
  });
});

describe("the portal as a program of the device", () => {
  it("is offered while the browser would install it, and asked about by a click", async () => {
    await serverWith([])();
    const { user } = show();
    await screen.findByRole("heading", { name: "Benachrichtigungen auf Geräten" });
    expect(screen.queryByRole("button", { name: "App installieren" })).toBeNull();
    const prompt = vi.fn(async () => ({ outcome: "accepted" }));

    act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));
    await user.click(await screen.findByRole("button", { name: "App installieren" }));

    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("button", { name: "App installieren" })).toBeNull());
  });
});

describe("what a device shows", () => {
  it("is chosen for each, of what the bell rings for", async () => {
    pushBrowser();
    const server = await serverWith([aDevice("phone", "Safari, iOS"), aDevice("desk", null)])();
    const { user } = show();
    const row = within(await screen.findByRole("listitem", { name: "Safari, iOS" }));
    expect(row.queryByLabelText("Fertige ZIPs")).toBeNull();

    await user.click(row.getByLabelText("Neue Artikel"));
    await waitFor(() => expect(row.getByText(/^Zeigt \d+ von \d+$/)).toBeDefined());
    await user.click(row.getByLabelText("Ruhe von 19 bis 7 Uhr und am Wochenende"));

    await waitFor(() =>
      expect(server.asked("PUT /v1/notifications/devices/phone").map(({ body }) => body)).toEqual([
        { silentTopics: ["articles"], isQuiet: true },
        { silentTopics: ["articles"], isQuiet: false },
      ]),
    );
    await screen.findByText(/^Gespeichert um/);
  });
});

describe("a device at which the portal is opened again", () => {
  const registered = async () => {
    const browser = pushBrowser();
    const answering = serverWith([]);
    await answering(["https://push.localhost/1"]);
    const { user } = show();
    await user.click(await turnOn());
    await screen.findByRole("listitem");
    return browser;
  };

  it("says that it is used", async () => {
    await registered();
    const id = await deviceIdOf("https://push.localhost/1");
    const server = await serverWith([aDevice(id, "Chrome, Android")])();

    await renewDevice();

    expect(server.asked(REGISTER)).toHaveLength(1);
  });

  it("takes its choices along where the portal's key was rotated", async () => {
    await registered();
    const [id, next] = await Promise.all([1, 2].map((at) => deviceIdOf(`https://push.localhost/${at}`)));
    const former = aDevice(id ?? "", "Chrome, Android", { silentTopics: ["posts"], isQuiet: false });
    const server = await serverWith([former], `B${"B".repeat(86)}`)(["https://push.localhost/2"]);

    await renewDevice();

    expect(server.asked(`PUT /v1/notifications/devices/${next}`)[0]?.body).toEqual({
      silentTopics: ["posts"],
      isQuiet: false,
    });
    expect(server.asked(`DELETE /v1/notifications/devices/${id}`)).toHaveLength(1);
    expect(await pushOwner()).toMatchObject({ deviceId: next });
  });

  it("shows nothing more where it was removed elsewhere, or somebody else signs in", async () => {
    const browser = await registered();
    await serverWith([])();
    await renewDevice();
    expect(browser.isSubscribed()).toBe(false);

    await keepOwner({ userId: "somebody-else", deviceId: "device" });
    const server = await serverWith([])();
    await renewDevice();

    expect(await pushOwner()).toBeUndefined();
    expect(server.asked(LIST)).toEqual([]);
  });
});

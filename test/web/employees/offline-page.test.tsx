import "fake-indexeddb/auto";
import { act } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { clear } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetOfflinePage } from "../../../web/app/client/offline-page.ts";
import { pushStore } from "../../../web/app/client/push-owner.ts";
import { createQueryClient } from "../../../web/app/client/query-client.ts";
import { endSession, proveSession } from "../../../web/app/client/session.ts";
import { keepOwner } from "../../../web/app/push/subscription.ts";
import { keepOfflinePage } from "../../../web/app/shell/keep-offline-page.ts";
import { offlinePage } from "../../../web/employees/phone-list/offline-page.tsx";
import { anEmployee } from "../../support/people.builder.ts";
import { listed } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { eva, melk, peopleServer } from "./render-employees.tsx";

const OF_OFFICE = "GET /v1/organisations/o1/employees";
const withMarkup = anEmployee({ id: "e2", lastname: "Z<script>alert(1)</script>", employedAt: "o1" });

/** What a browser keeps for the portal's address. */
const aBrowser = () => {
  const pages = new Map<string, Response>();
  const workers = new Set<string>();
  vi.stubGlobal("caches", {
    match: async (address: string) => pages.get(address),
    open: async () => ({ put: async (address: string, page: Response) => void pages.set(address, page) }),
    delete: async () => pages.clear(),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: async (address: string) => void workers.add(address),
      getRegistrations: async () =>
        [...workers].map((address) => ({ unregister: async () => workers.delete(address) })),
    },
  });
  return { pages, workers };
};

vi.stubGlobal("indexedDB", new IDBFactory());
let browser: ReturnType<typeof aBrowser>;
beforeEach(() => {
  browser = aBrowser();
  signIn();
});
afterEach(async () => {
  endSession();
  await forgetOfflinePage();
  await clear(pushStore());
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const kept = () => [...browser.pages.keys(), ...browser.workers];
const all = ["/offline", "/service-worker.js"];

describe("the page for who has no connection", () => {
  const made = async (officeId: string | null) => {
    peopleServer({ [OF_OFFICE]: () => listed(eva, withMarkup) });
    const html = await act(() => offlinePage(officeId, createQueryClient()));
    return { html, page: new DOMParser().parseFromString(html, "text/html") };
  };

  it("has the numbers of one's own office, to be dialled, and of when they are", async () => {
    const { page } = await made("o1");

    expect(page.querySelector("h1")?.textContent).toBe("Keine Verbindung");
    expect(page.querySelector("h2")?.textContent).toBe(`Telefonliste ${melk.name}`);
    expect(page.body.textContent).toMatch(/Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
    expect(page.querySelector("li")?.textContent).toBe("Eva GruberSteuerberaterin+43 2752 1000-12");
    expect(page.querySelector("li a")?.getAttribute("href")).toBe("tel:+432752100012");
  });

  it("offers to try again, and runs nothing", async () => {
    const { html, page } = await made("o1");

    expect(page.querySelector("main > a")?.textContent).toBe("Erneut versuchen");
    expect(page.querySelectorAll("script, link, img")).toHaveLength(0);
    expect(html).toContain("&lt;script&gt;");
  });

  it("says so without numbers to who belongs to no office", async () => {
    const { page } = await made(null);

    expect(page.querySelector("h1")?.textContent).toBe("Keine Verbindung");
    expect(page.querySelector("h2")).toBeNull();
  });
});

describe("what is kept for it", () => {
  it("is made once a day", async () => {
    const make = vi.fn(async () => "<p>Liste</p>");

    await keepOfflinePage(make);
    await keepOfflinePage(make);

    expect(make).toHaveBeenCalledOnce();
    expect(kept()).toEqual(all);
    expect(await browser.pages.get("/offline")?.text()).toBe("<p>Liste</p>");
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });
    await keepOfflinePage(make);
    vi.useRealTimers();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("stays as it was where the list cannot be had", async () => {
    await keepOfflinePage(async () => "<p>Liste</p>");
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });

    await expect(keepOfflinePage(() => Promise.reject(new Error("offline")))).rejects.toThrow();

    vi.useRealTimers();
    expect(kept()).toEqual(all);
  });

  it.each<[string, () => unknown]>([
    ["signs out", () => endSession()],
    ["leaves the browser to somebody else", () => signIn({ userId: "u2" })],
  ])("is gone once its person %s", async (_, leave) => {
    await keepOfflinePage(async () => "<p>Liste</p>");
    expect(kept()).toEqual(all);

    leave();

    await vi.waitFor(() => expect(kept()).toEqual([]));
  });

  it("goes alone where the device shows notifications, until its person signs out or another signs in", async () => {
    await keepOfflinePage(async () => "<p>Liste</p>");
    await keepOwner({ userId: "u1", deviceId: "device" });

    endSession();

    await vi.waitFor(() => expect(browser.pages.size).toBe(0));
    expect(kept()).toEqual(["/service-worker.js"]);
    signIn({ userId: "u2" });
    await forgetOfflinePage();
    expect(kept()).toEqual([]);
  });

  it("goes with the worker where its person signs out, notifications or not", async () => {
    await keepOfflinePage(async () => "<p>Liste</p>");
    await keepOwner({ userId: "u1", deviceId: "device" });
    proveSession();

    endSession();

    await vi.waitFor(() => expect(kept()).toEqual([]));
  });

  it("is not kept for who has left while it was made", async () => {
    await keepOfflinePage(async () => {
      endSession();
      return "<p>Liste</p>";
    });

    expect(kept()).toEqual([]);
  });

  it("is nothing, and stops nothing, in a browser that has no workers", async () => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    const make = vi.fn(async () => "");

    await keepOfflinePage(make);
    await forgetOfflinePage();

    expect(make).not.toHaveBeenCalled();
  });
});

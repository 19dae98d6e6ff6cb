import { unzipSync } from "fflate";
import { ulid } from "ulid";
import { describe, expect, it, vi } from "vitest";
import { openZipStore } from "../../functions/data/jobs/zip-store.repository.ts";
import { makeZipOf } from "../../functions/jobs/make-zip.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { readTrail, trailAbout } from "../support/audit.ts";
import { aCloudItem } from "../support/cloud.builder.ts";
import { aPdf } from "../support/files.builder.ts";
import { change, fileIn, folderIn, remove } from "./cloud.fixture.ts";
import { outsiderWith, share, sharesFixture, sharesOf, tokenIn } from "./shares.fixture.ts";

const { admin, as, stores, table, writer } = await sharesFixture();

const ENDED = "Diese Freigabe gibt es nicht oder nicht mehr.";

const aSharedFolder = async (body = {}) => {
  const folder = await folderIn(writer, null, { title: `Abschluss ${crypto.randomUUID()}` });
  const file = await fileIn(writer, folder.id, "bilanz.pdf");
  const made = await share(writer, folder.id, body);
  return { folder, file, made, outsider: await outsiderWith(made.url) };
};

describe("an outsider with the address", () => {
  it("sees names and sizes, and stores or opens a file, which is found in its history and the trail", async () => {
    const { folder, file, made, outsider } = await aSharedFolder();

    const page = await (await outsider.page()).text();
    expect(page).toContain(folder.title);
    expect(page).toContain("bilanz.pdf");
    expect(page.length).toBeLessThan(60_000);
    const download = await outsider.bytes({ save: file.id });
    expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(aPdf()))).toBe(true);
    expect(download.headers.get("content-disposition")).toMatch(/^attachment/);
    expect((await outsider.bytes({ show: file.id })).headers.get("content-disposition")).toMatch(/^inline/);

    const { data, downloads } = await sharesOf(writer, folder.id);
    expect(data).toMatchObject([{ downloads: 2 }]);
    expect(downloads).toMatchObject([{ shareId: made.id, title: "bilanz.pdf" }, {}]);
    expect((await sharesOf(writer, file.id)).downloads).toHaveLength(2);
    const entries = await trailAbout(file.id);
    expect(entries.at(-1)).toMatchObject({
      actorId: null,
      subjectName: "bilanz.pdf",
      facts: { itemId: made.id },
    });
    expect(JSON.stringify(await readTrail())).not.toContain(tokenIn(made.url));
  });

  it("gets a page below 60 KB of fifty pictures, however long their names, and the others on the next", async () => {
    const { id } = await folderIn(writer, null);
    await stores.cloudItems.insertMany(
      Array.from({ length: 51 }, (_, no) => {
        const name = `${no} ${"Lichtbild der Baustelle ".repeat(5)}.jpg`;
        const file = { id: ulid(), fileName: name, contentType: "image/jpeg", size: 4_000_000 };
        return aCloudItem({ title: name, parentId: id, isFile: true, file });
      }),
    );
    const outsider = await outsiderWith((await share(writer, id)).url);

    const [first, second] = [await outsider.page(), await outsider.page({ page: 2 })];

    const page = await first.text();
    expect(page.match(/<img /g)).toHaveLength(50);
    expect(Buffer.byteLength(page)).toBeLessThan(60_000);
    expect((await second.text()).match(/<img /g)).toHaveLength(1);
  });

  it("counts nothing by opening the page, as programs that check mails do", async () => {
    const { folder, outsider } = await aSharedFolder();

    await outsider.page();
    await outsider.page({}, "HEAD");
    await outsider.page({ lang: "en" });

    const { data, downloads } = await sharesOf(writer, folder.id);
    expect(data).toMatchObject([{ downloads: 0, lastUsedAt: null }]);
    expect(downloads).toEqual([]);
  });

  it("never gets above the shared folder, nor what fewer people see, nor what is in the trash", async () => {
    const parent = await folderIn(writer, null);
    const folder = await folderIn(writer, parent.id);
    const aside = await fileIn(writer, parent.id, "daneben.pdf");
    const narrow = await fileIn(admin, folder.id, "geheim.pdf", { visibility: "Directors" });
    const hidden = await folderIn(admin, folder.id, { visibility: "Directors" });
    const inHidden = await fileIn(admin, hidden.id, "tief.pdf");
    const gone = await fileIn(writer, folder.id, "weg.pdf");
    const deep = await folderIn(writer, folder.id, { title: "Belege" });
    const shown = await fileIn(writer, deep.id, "beleg.pdf");
    const outsider = await outsiderWith((await share(writer, folder.id)).url);
    await remove(writer, gone.id);

    const page = await (await outsider.page()).text();
    expect(page).toContain("Belege");
    expect(page).not.toMatch(/daneben|geheim|weg\.pdf/);
    expect(await (await outsider.page({ folder: deep.id })).text()).toContain("beleg.pdf");
    for (const { id } of [parent, hidden]) expect((await outsider.page({ folder: id })).status).toBe(404);
    for (const { id } of [aside, narrow, inHidden, gone])
      expect((await outsider.download({ save: id })).status).toBe(404);
    expect((await outsider.download({ save: shown.id })).status).toBe(302);
  });

  it("gets all as a ZIP, made once of what is there now", async () => {
    const { folder, file, outsider } = await aSharedFolder();
    const make = async () => {
      const waiting = await stores.zipJobs.due(new Date(Date.now() + 3_600_000));
      const deps = { ...stores, table, store: openZipStore() };
      for (const job of waiting) await makeZipOf(deps, job);
    };

    expect((await outsider.download()).headers.get("location")).toContain("notice=waiting");
    expect((await outsider.download()).headers.get("location")).toContain("notice=waiting");
    await make();
    const bytes = new Uint8Array(await (await outsider.bytes()).arrayBuffer());
    expect(Object.keys(unzipSync(bytes))).toEqual([`${folder.title}/`, `${folder.title}/bilanz.pdf`]);
    expect((await sharesOf(writer, folder.id)).data).toMatchObject([{ downloads: 1 }]);

    await remove(writer, file.id);
    expect((await outsider.download()).headers.get("location")).toContain("notice=waiting");
  });

  it("reads the page in English, with the office's imprint", async () => {
    const { outsider } = await aSharedFolder();

    const page = await (await outsider.page({ lang: "en" })).text();

    expect(page).toContain('<html lang="en">');
    expect(page).toContain("All as ZIP");
    expect(page).toMatch(/href="\/v1\/public\/organisations\/[^"]+\/imprint#datenschutz">Privacy/);
  });
});

describe("a share with a password", () => {
  it("tells nothing before, takes it once an hour, and five tries in a quarter", async () => {
    const { folder, file, outsider } = await aSharedFolder({ password: "Geheim-genug-9" });

    const before = await (await outsider.page()).text();
    expect(before).not.toContain(folder.title);
    expect((await outsider.download({ save: file.id })).headers.get("location")).not.toContain("/files/");
    expect((await outsider.unlock("falsch")).headers.get("location")).toContain("notice=wrong");
    await outsider.unlock("Geheim-genug-9");
    expect(await (await outsider.page()).text()).toContain(folder.title);
    expect((await outsider.download({ save: file.id })).headers.get("location")).toContain("/files/");

    const tries = Array.from({ length: 8 }, () => outsider.unlock("falsch"));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 302)).toHaveLength(5);
    expect((await outsider.unlock("Geheim-genug-9")).status).toBe(429);
  });

  it("keeps neither password nor token", async () => {
    const { made, folder } = await aSharedFolder({ password: "Geheim-genug-9" });

    const stored = JSON.stringify(await stores.cloudShares.find(made.id));

    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain("Geheim-genug-9");
    expect(stored).not.toContain(tokenIn(made.url).split(".")[1]);
    expect(JSON.stringify(await sharesOf(writer, folder.id))).not.toContain("argon2");
  });
});

describe("a share that has ended", () => {
  const revoke = async ({ folder, made }: Awaited<ReturnType<typeof aSharedFolder>>) =>
    writer.call(cloud.shares.remove, { params: { id: folder.id, shareId: made.id } });

  it.each<[string, (shared: Awaited<ReturnType<typeof aSharedFolder>>) => Promise<unknown>]>([
    ["revoked", revoke],
    [
      "expired",
      ({ made }) => stores.cloudShares.update(made.id, (one) => ({ ...one, expiresAt: one.createdAt })),
    ],
    ["deleted", ({ folder }) => remove(writer, folder.id)],
    [
      "moved to where not everybody sees it",
      async ({ folder }) => {
        const hidden = await folderIn(admin, null, { visibility: "Directors" });
        await change(admin, folder.id, { parentId: hidden.id });
      },
    ],
    ["used up", ({ outsider, file }) => outsider.download({ save: file.id })],
  ])("because it was %s answers with the same sentence", async (_, end) => {
    const shared = await aSharedFolder({ maxDownloads: 1 });

    await end(shared);

    const { outsider, file } = shared;
    for (const response of [
      await outsider.page(),
      await outsider.download({ save: file.id }),
      await outsider.unlock("x"),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(ENDED);
    }
  });

  it("because it is over speaks the language that its address asks for, and leads to the other", async () => {
    const { outsider, made } = await aSharedFolder();
    await stores.cloudShares.remove(made.id);

    const [german, english] = [await outsider.page(), await outsider.page({ lang: "en" })];

    const [inGerman, inEnglish] = [await german.text(), await english.text()];
    expect(english.status).toBe(404);
    expect(inGerman).toContain('<html lang="de">');
    expect(inGerman).toContain("?lang=en");
    expect(inGerman).not.toMatch(/please|may have/i);
    expect(inEnglish).toContain('<html lang="en">');
    expect(inEnglish).toContain("It may have expired or been ended.");
    expect(inEnglish).toContain("?lang=de");
    expect(inEnglish).not.toContain(ENDED);
  });

  it("because its sharer was deactivated does, too, and so does one that never was", async () => {
    const leaver = await as({});
    const { id } = await folderIn(leaver, null);
    const made = await share(leaver, id);
    await stores.users.update(leaver.user.id, (user) => ({ ...user, isActive: false }));

    for (const url of [made.url, `${made.url}x`, made.url.replace(/\w{26}\./, `${"0".repeat(26)}.`)]) {
      const response = await (await outsiderWith(url)).page();
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(ENDED);
    }
  });
});

describe("fifty downloads at once", () => {
  it("are counted exactly, and none is lost", async () => {
    const { folder, file, outsider } = await aSharedFolder({ maxDownloads: 40 });

    const all = await Promise.all(Array.from({ length: 50 }, () => outsider.download({ save: file.id })));

    expect(all.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 40 }, () => 302),
      ...Array.from({ length: 10 }, () => 404),
    ]);
    const { data, downloads } = await sharesOf(writer, folder.id);
    expect(data).toMatchObject([{ downloads: 40, state: "usedUp" }]);
    expect(downloads).toHaveLength(40);
    expect(await trailAbout(file.id)).toHaveLength(40);
  });
});

describe("who shared it", () => {
  it("is told by the bell once a day, unless they have silenced that", async () => {
    const sharer = await as({});
    const file = await fileIn(sharer, null, `${crypto.randomUUID()}.pdf`);
    const outsider = await outsiderWith((await share(sharer, file.id)).url);
    const rung = async () => {
      const { data } = await sharer.call(notifications.list, { query: { config: listConfig() } });
      return data.data.filter(({ kind }) => kind === "shareDownloaded");
    };
    const silence = (silentTopics: readonly "shares"[]) =>
      stores.employees.update(sharer.employee.id, (one) => ({ ...one, silentTopics: [...silentTopics] }));

    await outsider.download();
    await outsider.download();
    expect(await rung()).toMatchObject([{ title: file.title, path: `/cloud/${file.id}` }]);

    await silence(["shares"]);
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });
    try {
      await outsider.download();
    } finally {
      vi.useRealTimers();
    }
    expect(await rung()).toHaveLength(1);
  });
});

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { items } from "../../../shared/cloud/items.contract.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { PART_SIZE } from "../../../shared/files/parts.ts";
import { withBrowser } from "../browser.ts";
import { type PortalProcess, startPortal } from "../portal-process.ts";
import { seededData } from "../seeded-data.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

/** More than go up at once. */
const SMALL = 12;
/** In ms, where others use the machine, too. */
const PATIENCE = 180_000;

const root = mkdtempSync(join(tmpdir(), "interrupted-upload-"));
const [dataDir, folder] = [join(root, "data"), join(root, "Sommerfest")];
const browser = withBrowser();
let portal: PortalProcess;
let page: Page;

/** Of three parts. */
const film = Buffer.alloc(2 * PART_SIZE + 1024 * 1024);
for (let at = 0; at + 4 <= film.length; at += 512) film.writeUInt32BE(at, at);
film.write("\0\0\0\u0018ftypmp42", 0, "latin1");
const note = (number: number) => `Notiz ${number}`;

const start = (variables: Readonly<Record<string, string>> = {}) => startPortal({ dataDir, variables });

beforeAll(async () => {
  cpSync(await seededData(), dataDir, { recursive: true });
  mkdirSync(join(folder, "Notizen"), { recursive: true });
  writeFileSync(join(folder, "Film.mp4"), film);
  for (let number = 1; number <= SMALL; number++)
    writeFileSync(join(folder, "Notizen", `Notiz ${number}.txt`), note(number));
  portal = await start();
});

afterAll(async () => {
  await portal?.stop();
  rmSync(root, { recursive: true, force: true });
});

const uploads = () => page.getByRole("region", { name: "Wird hochgeladen" });
const interrupted = () => page.getByRole("region", { name: "Unterbrochen" });
const choose = async () => {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Ordner hochladen" }).click(),
  ]);
  await chooser.setFiles(folder);
};
/** The sizes of the parts that go to the bucket from now on. */
const partsSent = () => {
  const sent: string[] = [];
  page.on("requestfinished", (request) => {
    const number = request.method() === "PUT" && new URL(request.url()).searchParams.get("partNumber");
    if (number) sent.push(number);
  });
  return sent;
};

/** However slow the machine is, something is left until they are let go, which fails them. */
const holdParts = async (numbers: RegExp) => {
  const held: Route[] = [];
  await page.route(numbers, (route) => void held.push(route));
  return async () => {
    await page.unroute(numbers);
    await Promise.allSettled(held.map((route) => route.abort()));
  };
};

const filesIn = async (parent: string | null) => {
  const config = { ...listConfig({ limit: 500 }), parent };
  const address = `${items.list.path}?config=${encodeURIComponent(JSON.stringify(config))}`;
  const answer = await page.evaluate(async (path) => (await fetch(path)).text(), address);
  return (JSON.parse(answer) as { data: { id: string; title: string; file?: { id: string } }[] }).data;
};
const contentOf = async (fileId: string) => {
  const answer = await page.request.get(`${portal.url}/v1/files/${fileId}`);
  return answer.body();
};

describe("a folder that goes up while everything else goes down", () => {
  inSteps();

  it("is interrupted by a reload in the midst of the film", async () => {
    browser.expected(/ERR_|Failed to load resource|net::/);
    page = await browser.visit({ width: 1440 });
    page.on("dialog", (dialog) => void dialog.accept());
    await signIn(page, portal.url, "mitarbeiter", "/cloud");
    const letGo = await holdParts(/partNumber=[23]/);
    const sent = partsSent();
    await choose();
    await expect.poll(() => sent.length, { timeout: PATIENCE, interval: 20 }).toBeGreaterThan(0);

    await page.reload();
    await letGo();

    await interrupted()
      .getByText(/noch nicht hochgeladen/)
      .waitFor();
  });

  it("goes on when the folder is chosen again, and waits while the portal is away", async () => {
    browser.expected(/ERR_CONNECTION_REFUSED|422/);
    const letGo = await holdParts(/partNumber=3/);
    const sent = partsSent();
    await choose();
    await expect.poll(() => sent.length, { timeout: PATIENCE, interval: 20 }).toBeGreaterThan(0);
    expect(sent).not.toContain("1");

    const { port } = new URL(portal.url);
    await portal.stop();
    await letGo();
    await uploads()
      .getByText(/wartet auf die Verbindung/)
      .first()
      .waitFor({ timeout: PATIENCE });
    portal = await start({ PORTAL_PORT: port });

    await uploads().waitFor({ state: "detached", timeout: PATIENCE });
    await interrupted().waitFor({ state: "detached" });
  });

  it("has every file where it belongs, with its content, and none twice", async () => {
    const top = (await filesIn(null)).find(({ title }) => title === "Sommerfest");
    const inside = await filesIn(top?.id ?? "");
    const notes = await filesIn(inside.find(({ title }) => title === "Notizen")?.id ?? "");

    expect(inside.map(({ title }) => title).toSorted()).toEqual(["Film.mp4", "Notizen"]);
    expect(notes).toHaveLength(SMALL);
    for (const { title, file } of notes) {
      expect(`${(await contentOf(file?.id ?? "")).toString()}.txt`).toBe(title);
    }
    const stored = inside.find(({ title }) => title === "Film.mp4")?.file?.id ?? "";
    expect((await contentOf(stored)).equals(film)).toBe(true);
  });
});

import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { buildWeb } from "../../../infra/local/build/web.ts";
import { seedRuntime } from "../../../infra/local/seed-target.ts";
import { launchChromium } from "../../e2e/chromium.ts";
import { signIn } from "../../e2e/sign-in.ts";
import { compared, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { temporaryFolder } from "../kit/scope.ts";
import { startPortal } from "../portal/portal-run.ts";

const SIZE = 100 * 1024;
/** As many as the queue sends. */
const AT_ONCE = 3;
/** In ms. */
const PATIENCE = 600_000;

interface Bare {
  readonly count: number;
  readonly size: number;
  readonly atOnce: number;
}

/** Runs in the page: the ticket and the form of each file, and nothing else. */
const sendBare = async ({ count, size, atOnce }: Bare): Promise<number> => {
  const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
  const headers = { "Content-Type": "application/json", "X-XSRF-TOKEN": decodeURIComponent(token) };
  const files = Array.from({ length: count }, () => {
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    return new Blob([bytes]);
  });
  const start = performance.now();
  const left = files.entries();
  const lane = async () => {
    for (const [index, file] of left) {
      const claim = { fileName: `${index}.txt`, contentType: "text/plain", size, purpose: "cloud" };
      const begun = await fetch("/v1/files", { method: "POST", headers, body: JSON.stringify(claim) });
      const { upload } = (await begun.json()) as {
        upload: { url: string; fields: Record<string, string> };
      };
      const form = new FormData();
      for (const [name, value] of Object.entries(upload.fields)) form.set(name, value);
      form.set("file", file);
      const { status } = await fetch(upload.url, { method: "POST", body: form });
      if (status >= 300) throw new Error(`S3 answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return performance.now() - start;
};

const newFolder = (parent: string, count: number): string => {
  const folder = mkdtempSync(join(parent, "folder-"));
  for (let number = 0; number < count; number++)
    writeFileSync(join(folder, `${number}.txt`), randomBytes(SIZE));
  return folder;
};

/** From choosing a folder until its last byte has gone; storing what has arrived goes on beside. */
const sendByQueue = async (page: Page, folder: string, count: number): Promise<number> => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Ordner hochladen" }).click();
  let sent = 0;
  const last = Promise.withResolvers<number>();
  const onFinished = (request: { method: () => string; resourceType: () => string; url: () => string }) => {
    if (request.method() !== "POST" || request.url().startsWith(new URL(page.url()).origin)) return;
    sent += 1;
    if (sent === count) last.resolve(performance.now());
  };
  page.on("requestfinished", onFinished);
  const start = performance.now();
  await (await chooser).setFiles(folder);
  const end = await last.promise;
  page.off("requestfinished", onFinished);
  const uploads = page.getByRole("region", { name: "Wird hochgeladen" });
  await uploads.waitFor({ state: "detached", timeout: PATIENCE });
  return end - start;
};

export const about = "1,000 files sent by the page of the cloud, beside bare uploads";

export const part: Part = async ({ quick, say, scope }) => {
  const count = quick ? 100 : 1_000;
  say(`${count} files of 100 KB into the cloud`);
  const root = temporaryFolder(scope);
  const { runtime } = await startPortal(scope, {
    queues: true,
    webFolder: await buildWeb(),
    beforeOpen: (started) => seedRuntime(started, "empty"),
  });
  const browser = await launchChromium();
  scope.defer(() => browser.close());
  const page = await (await browser.newContext({ locale: "de-AT" })).newPage();
  await signIn(page, runtime.url, "mitarbeiter", "/cloud");
  const bare = (files: number) => page.evaluate(sendBare, { count: files, size: SIZE, atOnce: AT_ONCE });
  const queue = (files: number) => sendByQueue(page, newFolder(root, files), files);
  const settled = async (time: Promise<number>) => {
    const taken = await time;
    await runtime.drain();
    return taken;
  };
  // Each instance warms up on its own.
  await settled(bare(30));
  await settled(queue(30));

  const pairs = await inPairs(
    2,
    () => settled(queue(count)),
    () => settled(bare(count)),
  );
  return [
    compared({
      what: `${count} files of 100 KB, sent by the cloud's page`,
      unit: "ms",
      yardstick: "bare presigned uploads",
      pairs,
      goal: { most: 1.3 },
    }),
  ];
};

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import sparticuz, { inflate } from "@sparticuz/chromium";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import * as z from "zod";
import { inProject } from "../../infra/local/build/project.ts";

// The package's own contain --disable-web-security and --single-process, which hide faults and hang.
const args = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none", "--disable-gpu"];

/** A worker that is told to end does so at once, and its browser with it. */
const optionsWith = (more: readonly string[]): LaunchOptions => ({
  args: [...args, ...more],
  handleSIGTERM: false,
});

const bundle = inProject("node_modules/@sparticuz/chromium");

/** Unpacked whole or not at all, and once for all runs; the package itself would leave halves in a shared folder. */
const unpack = async (): Promise<string> => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(bundle, "package.json"), "utf8")));
  const cache = inProject("node_modules/.cache");
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "unfinished-"));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unfinished;
  try {
    await Promise.all([sparticuz.executablePath(), inflate(join(bundle, "bin/al2023.tar.br"))]);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  return folder;
};

const launchBundled = async (options: LaunchOptions): Promise<Browser> => {
  const folder = await unpack();
  const executablePath = join(folder, "chromium");
  try {
    return await chromium.launch({ ...options, executablePath });
  } catch {
    // A bare system lacks the libraries that come along.
    const env = { ...process.env, LD_LIBRARY_PATH: join(folder, "al2023/lib") };
    return chromium.launch({ ...options, executablePath, env });
  }
};

/** The Chromium of the development dependencies, or the browser that `CHROME_PATH` names. */
export const launchChromium = async (more: readonly string[] = []): Promise<Browser> => {
  const options = optionsWith(more);
  const executablePath = process.env.CHROME_PATH;
  try {
    return await (executablePath ? chromium.launch({ ...options, executablePath }) : launchBundled(options));
  } catch (cause) {
    throw new Error(
      executablePath
        ? `CHROME_PATH names no browser that starts: ${executablePath}`
        : "The Chromium of the tests does not start on this machine; CHROME_PATH can name another browser.",
      { cause },
    );
  }
};

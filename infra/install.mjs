/* oxlint-disable -- plain JavaScript has no types for it to look at. */
// Runs on any installed Node from 20 on, before the pinned one is there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname ?? ".", "..");

const packagesIn = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages ?? {};
  } catch {
    return {};
  }
};

// npm leaves out optional packages of other platforms; all others must be those of the lockfile.
const isInstalled = () => {
  const installed = packagesIn("node_modules/.package-lock.json");
  return (
    existsSync(join(root, "node_modules/.bin/node")) &&
    Object.entries(packagesIn("package-lock.json")).every(
      ([path, { version, optional, devOptional }]) =>
        path === "" ||
        installed[path]?.version === version ||
        (!installed[path] && (optional || devOptional)),
    )
  );
};

const npmCi = () => {
  const { npm_execpath: npm } = process.env;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const options = {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: !npm && process.platform === "win32",
  };
  return spawnSync(command, [...first, "ci", "--loglevel=error"], options).status ?? 1;
};

if (!isInstalled()) {
  console.log("Installing what package-lock.json names …");
  const status = npmCi();
  if (status !== 0) {
    console.error("npm ci failed.");
    process.exit(status);
  }
}

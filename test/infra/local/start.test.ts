import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plainly } from "../../../infra/local/plain-errors.ts";
import { readSettings } from "../../../infra/local/settings.ts";

const startScript = join(import.meta.dirname, "../../../infra/local/start.ts");

describe("a start", () => {
  it("names a port in use in one line and ends with 1", async () => {
    const server = createServer().listen(0);
    await once(server, "listening");
    const { port } = server.address() as { port: number };

    const { status, stderr } = spawnSync(process.execPath, [startScript], {
      env: { ...process.env, PORTAL_PORT: String(port) },
      encoding: "utf8",
    });

    server.close();
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use; PORTAL_PORT and PORTAL_MAIL_PORT name others, 0 picks a free one.\n`,
    );
  });

  it.each([
    [["--faster"], {}, "Unknown option --faster"],
    [[], { PORTAL_PORT: "http" }, "PORTAL_PORT is wrong"],
    [[], { PORTAL_SEED: "much" }, "PORTAL_SEED is wrong"],
  ])("refuses the options %j and settings %j", (options, environment, reason) => {
    expect(() => readSettings(options, environment)).toThrow(reason);
  });

  it("takes the limits of SES from the environment", () => {
    const environment = {
      PORTAL_MAIL_RATE: "14",
      PORTAL_MAIL_PER_DAY: "200",
      PORTAL_MAIL_VERIFIED: "Anna@example.at, example.org",
      PORTAL_MAIL_EVENTS: "false",
    };

    expect(readSettings([], environment).mailAccount).toEqual({
      rate: 14,
      perDay: 200,
      verified: ["anna@example.at", "example.org"],
      reports: false,
    });
  });

  it.each([
    "file is not a database",
    "error: Database file is encrypted or not a valid SQLite database.",
    "/data/secrets.json cannot be read.",
  ])("tells of a damaged data folder: %s", (message) => {
    expect(plainly(new Error(message))).toBe(
      "The data folder is damaged; npm start -- --reset begins a new one.",
    );
  });
});

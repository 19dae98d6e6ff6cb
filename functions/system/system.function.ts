import manifest from "../../package.json" with { type: "json" };
import { setting } from "../platform/environment.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table.ts";
import { openDescription } from "./description.ts";
import { system } from "./system.ts";

const { version } = manifest;

/** Nothing here asks for a session, so the function needs no right to read any. */
const sessions = { viewerOf: async () => undefined };

export const handler = areaFunction([system], {
  table: openTable(),
  version,
  description: openDescription({ version, origin: setting("PORTAL_ORIGIN") }),
  sessions,
});

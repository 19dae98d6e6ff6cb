import manifest from "../../package.json" with { type: "json" };
import { areaFunction } from "../platform/http/area-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { lazily } from "../platform/runtime/lazily.ts";
import { openTable } from "../platform/table/table.ts";
import { system } from "./system.ts";

const { version } = manifest;
const origin = setting("PORTAL_ORIGIN");

/** No endpoint here asks for a session, so the function needs no permission to read any. */
const sessions = { viewerOf: async () => undefined };

export const handler = areaFunction([system], {
  table: openTable(),
  version,
  // Loaded on demand, since a health check need not wait for the contracts of all areas.
  description: lazily(async () => {
    const { openDescription } = await import("./description.ts");
    return openDescription({ version, origin });
  }),
  sessions,
});

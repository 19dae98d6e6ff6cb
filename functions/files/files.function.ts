import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openNetworkCalls } from "../platform/http/network-calls.repository.ts";
import { openTable } from "../platform/table/table.ts";
import { openFilesArea } from "./files.deps.ts";
import { files } from "./files.ts";
import { parts } from "./parts.ts";
import { publicUploads } from "./public-uploads.ts";

const table = openTable();

export const handler = areaFunction([files, parts, publicUploads], {
  ...openFilesArea(table),
  sessions: openSessions(table, openPeople(table)),
  calls: openNetworkCalls(table),
});

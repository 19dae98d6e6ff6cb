import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openFilesArea } from "./files.deps.ts";
import { files } from "./files.ts";
import { parts } from "./parts.ts";

const table = openTable();

export const handler = areaFunction([files, parts], {
  ...openFilesArea(table),
  sessions: openSessions(table, openPeople(table)),
});

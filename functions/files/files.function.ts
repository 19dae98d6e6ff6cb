import { areaFunction } from "../platform/http/area-function.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import { openTable } from "../platform/table.ts";
import { openFilesArea } from "./files.deps.ts";
import { files } from "./files.ts";

const table = openTable();

export const handler = areaFunction([files], {
  ...openFilesArea(table),
  sessions: openSessions(table, openPeople(table)),
});

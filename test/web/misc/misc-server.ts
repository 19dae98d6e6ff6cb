import { aDocument, aLocation, aMiscGroup } from "../../support/misc-wire.builder.ts";
import { fakeServer, json, listed, noContent, versioned } from "../fake-server.ts";

export const GROUPS = "GET /v1/misc";
const ENTRIES = "GET /v1/misc/forms/data";

const entries = { totalCount: 2, data: [aDocument(), aLocation()] };
const stored = (entity: object) => () => versioned(entity, 1);

/** A portal with one group of a document and a place. */
export const miscServer = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    "GET /v1/organisations/summaries": () => listed(),
    [GROUPS]: () => listed(aMiscGroup({ entries })),
    "GET /v1/misc/forms": stored(aMiscGroup()),
    [ENTRIES]: () => json(entries),
    "GET /v1/misc/forms/data/leave": stored(aDocument()),
    "GET /v1/misc/forms/data/archive": stored(aLocation()),
    "PUT /v1/misc/forms/data/order": noContent,
    "DELETE /v1/misc/forms/data/leave": noContent,
    "PUT /v1/misc/forms/data/leave/restore": stored(aDocument()),
    "PUT /v1/misc/forms/restore": stored(aMiscGroup()),
    ...answers,
  });

import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import type { NewAuditEntry } from "../../../functions/platform/audit/audit-item.ts";
import type { AuditTrail } from "../../../functions/platform/audit/audit-trail.ts";
import { areaFunction } from "../../../functions/platform/http/area-function.ts";
import { implement } from "../../../functions/platform/http/implement.ts";
import { Problem } from "../../../functions/platform/http/problem.ts";
import { newXsrfToken } from "../../../functions/platform/session/xsrf-token.ts";
import { signedIn } from "../../../shared/contract/access.ts";
import { endpoint, routesOf } from "../../../shared/contract/endpoint.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { exportableListQuery, page } from "../../../shared/contract/list-query.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { roleProblems } from "../../../shared/login/login.problems.ts";
import { apiOf, ORIGIN_SECRET } from "../../support/areas.ts";
import { openBrowser } from "../../support/browser.ts";

const Role = z.object({ id: z.string(), name: z.string() });
const path = "/v1/rooms";

const rooms = {
  list: endpoint({
    method: "GET",
    path,
    access: signedIn,
    summary: "Lists",
    query: exportableListQuery({}),
    reply: page(Role),
    exports: "audit.exported",
  }),
  create: endpoint({
    method: "POST",
    path,
    access: signedIn,
    summary: "Creates",
    status: 201,
    reply: Role,
    audited: "role.created",
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/{id}/chairs/{chairId}`,
    access: signedIn,
    summary: "Removes",
    audited: ["role.deleted", "role.changed"],
  }),
  quiet: endpoint({
    method: "PUT",
    path: `${path}/{id}`,
    access: signedIn,
    summary: "Says nothing",
    audited: "role.changed",
  }),
  refused: endpoint({
    method: "PUT",
    path: `${path}/refused`,
    access: signedIn,
    summary: "Refuses",
    audited: "role.changed",
  }),
};

const viewer: Viewer = {
  userId: "u1",
  username: "anna",
  isAdmin: false,
  employeeId: null,
  employedAt: null,
  isDirector: false,
  office: null,
  grants: [],
};

const routes = implement<typeof rooms, object>(rooms, {
  list: () => ({ totalCount: 120, data: [{ id: "r1", name: "Klein" }] }),
  create: () => ({ id: "r9", name: "Neu" }),
  remove: ({ params }, { trail }) => {
    if (params.chairId === "second") trail.describe({ action: "role.changed", facts: { taken: ["Stuhl"] } });
  },
  quiet: (_, { trail }) => trail.skip(),
  refused: () => {
    throw new Problem(roleProblems.notFound);
  },
});

const sessions = { viewerOf: async () => ({ viewer, prefetched: new Map() }) };

const visit = (put: AuditTrail["put"]) => {
  process.env.ORIGIN_SECRET = ORIGIN_SECRET;
  const handler = areaFunction([routes], {
    sessions,
    audit: { put, writeOf: async () => ({ Put: { Item: {} } }) },
  });
  const target = async () => ({ handler });
  const api = apiOf(routesOf(rooms).map(({ routeKey }) => ({ routeKey, target })));
  return openBrowser(api, [
    ["__Host-session", "token"],
    ["XSRF-TOKEN", newXsrfToken("token")],
  ]);
};

const recording = async (call: (browser: ReturnType<typeof visit>) => Promise<unknown>) => {
  const recorded: NewAuditEntry[] = [];
  const answer = await call(visit(async (entry) => void recorded.push(entry)));
  return { recorded, answer };
};

const query = (rest: { export?: "csv" } = {}) => ({ query: { config: listConfig(), ...rest } });

describe("what a request records without its handler's doing", () => {
  it("is who called, and what the path names first and last", async () => {
    const { recorded } = await recording(({ send }) =>
      send(rooms.remove, { params: { id: "r1", chairId: "c7" } }),
    );

    expect(recorded).toMatchObject([
      {
        action: "role.deleted",
        actor: { id: "u1", name: "anna" },
        subject: { id: "r1", name: null },
        facts: { itemId: "c7" },
        requestId: expect.any(String),
      },
    ]);
  });

  it("is of something new what the answer calls it", async () => {
    const { recorded } = await recording(({ send }) => send(rooms.create));

    expect(recorded).toMatchObject([{ action: "role.created", subject: { id: "r9", name: "Neu" } }]);
  });

  it("is nothing where the request is refused", async () => {
    const { recorded } = await recording(({ send }) => send(rooms.refused));

    expect(recorded).toEqual([]);
  });

  it("is nothing of a page that was looked at, and something of an export", async () => {
    const looked = await recording(({ send }) => send(rooms.list, query()));
    const taken = await recording(({ send }) => send(rooms.list, query({ export: "csv" })));

    expect(looked.recorded).toEqual([]);
    expect(taken.recorded).toMatchObject([
      { action: "audit.exported", facts: { rows: 1, total: 120, isFiltered: false } },
    ]);
  });
});

describe("what a handler says", () => {
  it("is which of its actions it was, and more about it", async () => {
    const { recorded } = await recording(({ send }) =>
      send(rooms.remove, { params: { id: "r1", chairId: "second" } }),
    );

    expect(recorded).toMatchObject([
      { action: "role.changed", facts: { itemId: "second", taken: ["Stuhl"] } },
    ]);
  });

  it("can be that nothing was done", async () => {
    const { recorded } = await recording(({ send }) => send(rooms.quiet, { params: { id: "r1" } }));

    expect(recorded).toEqual([]);
  });
});

describe("an entry that cannot be stored", () => {
  const failing = () => visit(vi.fn(async () => Promise.reject(new Error("the table is gone"))));

  it("is no success, however far the handler has come", async () => {
    const { response } = await failing().send(rooms.create);

    expect(response.status).toBe(500);
  });

  it("gives nothing away that would be exported", async () => {
    const { response } = await failing().send(rooms.list, query({ export: "csv" }));

    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("Klein");
  });
});

it("an area without a trail does not start with a contract that promises entries", () => {
  expect(() => areaFunction([routes], { sessions })).toThrow("GET /v1/rooms needs the audit trail");
});

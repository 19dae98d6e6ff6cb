import { subHours } from "date-fns/subHours";
import { ulid } from "ulid";
import { dataRequestProblems as problems } from "../../../shared/administration/administration.problems.ts";
import {
  type DataRequest,
  FOUND_RECENTLY_HOURS,
  isAtWork,
} from "../../../shared/administration/data-request.ts";
import { dataRequests as contract } from "../../../shared/administration/data-requests.contract.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { endOf, type StoredDataRequest } from "../../data/data-requests/data-requests.repository.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";

type Deps = LinkedStores;

const MOST_AT_ONCE = 3;

const isOwn = ({ person, email }: StoredDataRequest, { userId, username, employeeId }: Viewer): boolean =>
  email === addressKey(username) ||
  person?.userIds.includes(userId) === true ||
  (employeeId !== null && person?.employeeIds.includes(employeeId) === true);

const shown = (request: StoredDataRequest, viewer: Viewer): DataRequest => ({
  ...request,
  deleteAt: endOf(request).toISOString(),
  hasZip: request.fileId !== null,
  isOwn: isOwn(request, viewer),
});

const isThere = (request: StoredDataRequest, now: Date) => endOf(request) > now;

const requestOf = async (id: string, { dataRequests, now }: Deps & { readonly now: Date }) => {
  const request = await dataRequests.find(id);
  if (!request || !isThere(request, now)) throw new Problem(problems.notFound);
  return request;
};

const newRequest = async (email: string, deps: Deps & { readonly viewer: Viewer; readonly now: Date }) => ({
  id: ulid(),
  email: addressKey(email),
  person: null,
  state: "waiting" as const,
  done: 0,
  total: 0,
  found: [],
  foundAt: null,
  fileId: null,
  contents: null,
  erasedBy: null,
  erasedAt: null,
  createdAt: deps.now.toISOString(),
  createdBy: actorOf(deps.viewer),
  createdByName: await actorName(deps),
  runs: 0,
});

export const dataRequests = implement<typeof contract, Deps>(contract, {
  list: async (_, { dataRequests, viewer, now }) => {
    const all = await dataRequests.list();
    const current = all.filter((request) => isThere(request, now));
    return { data: current.map((request) => shown(request, viewer)) };
  },

  create: async ({ body }, deps) => {
    const open = (await deps.dataRequests.list()).filter(isAtWork);
    const same = open.find(({ email, state }) => email === addressKey(body.email) && state !== "erasing");
    if (same) {
      deps.trail.skip();
      return shown(same, deps.viewer);
    }
    if (open.length >= MOST_AT_ONCE) throw new Problem(problems.tooMany);
    const request: StoredDataRequest = await newRequest(body.email, deps);
    await deps.trail.record({ subject: { id: request.id } });
    await deps.dataRequests.insert(request);
    return shown(request, deps.viewer);
  },

  read: async ({ params }, deps) => shown(await requestOf(params.id, deps), deps.viewer),

  remove: async ({ params }, deps) => {
    const request = await requestOf(params.id, deps);
    if (isAtWork(request)) throw new Problem(problems.atWork);
    if (request.fileId !== null) await deps.files.giveUp(request.fileId, deps.now);
    const isGone = await deps.table.tryTransact([
      deps.dataRequests.removeWrite(request),
      await deps.trail.write(),
    ]);
    if (!isGone) throw new Problem(problems.atWork);
  },

  zip: async ({ params }, deps) => {
    const { fileId } = await requestOf(params.id, deps);
    if (fileId === null) throw new Problem(problems.noZip);
    const { addressOf } = await deps.loadFileAddresses();
    return { url: addressOf(fileId, undefined, deps.now) };
  },

  erase: async ({ params, body: { contents } }, deps) => {
    const { dataRequests, trail, viewer, now } = deps;
    const request = await requestOf(params.id, deps);
    if (isAtWork(request)) throw new Problem(problems.atWork);
    if (isOwn(request, viewer)) throw new Problem(problems.self);
    const isRecent =
      request.foundAt !== null && request.foundAt > subHours(now, FOUND_RECENTLY_HOURS).toISOString();
    if (!isRecent || request.state === "erased") throw new Problem(problems.outdated);
    const erasedBy = { id: viewer.userId, name: viewer.username };
    const entry = await trail.write();
    if (!(await dataRequests.beginErasing(request, { contents, erasedBy }, now.getTime(), [entry])))
      throw new Problem(problems.atWork);
    return shown({ ...request, contents, state: "erasing", done: 0, total: 0 }, viewer);
  },
});

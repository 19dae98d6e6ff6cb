import { actorOf } from "../../shared/contract/permissions.ts";
import { devices as contract } from "../../shared/notifications/devices.contract.ts";
import { deviceProblems } from "../../shared/notifications/notifications.problems.ts";
import { PushDevice } from "../../shared/notifications/push-device.ts";
import { implement } from "../platform/http/implement.ts";
import { notFound, Problem } from "../platform/http/problem.ts";
import { deviceOf } from "../platform/session/device-of.ts";
import { problemOnConflict } from "../platform/table/write-failures.ts";
import type { NotificationsDeps } from "./notifications.deps.ts";
import { isKnownService } from "./push/push-services.ts";

export const devices = implement<typeof contract, NotificationsDeps>(contract, {
  list: async (_, { pushDevices, pushPublicKey, viewer, now }) => {
    const own = await pushDevices.of(actorOf(viewer), now);
    return { publicKey: pushPublicKey, data: own.map((device) => PushDevice.parse(device)) };
  },

  register: ({ body }, { pushDevices, sessions, pushPublicKey, viewer, session, userAgent, now }) => {
    if (!isKnownService(body.endpoint)) throw new Problem(deviceProblems.unknownService);
    if (body.publicKey !== pushPublicKey) throw new Problem(deviceProblems.keyRotated);
    return pushDevices.register(
      {
        ...body,
        person: actorOf(viewer),
        userId: viewer.userId,
        sessionId: session ? sessions.idOf(session) : "",
        name: deviceOf(userAgent),
      },
      now,
    );
  },

  update: async ({ params, body }, { pushDevices, viewer }) =>
    (await pushDevices.choose(actorOf(viewer), params.id, body)) ?? notFound(deviceProblems.notFound),

  remove: async ({ params }, { pushDevices, table, viewer, trail }) => {
    const entry = await trail.write({ subject: { id: viewer.userId, name: viewer.username } });
    await problemOnConflict(
      () => new Problem(deviceProblems.notFound),
      () => table.transact([pushDevices.removal(actorOf(viewer), params.id), entry]),
    );
  },
});

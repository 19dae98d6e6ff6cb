import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { eventFiles } from "./event-files.ts";
import { type AnsweredEvent, eventResource } from "./event-resource.ts";

export const fileRemoval = implement<Pick<typeof contract, "removeFile">, Stores, AnsweredEvent>(
  { removeFile: contract.removeFile },
  {
    removeFile: async ({ resource: { state: _, ...resource }, params: { fileId } }, deps) => {
      const { events, now, viewer, trail } = deps;
      await events.update(
        resource.id,
        (event) => {
          const files = event.files.filter(({ id }) => id !== fileId);
          if (files.length === event.files.length) throw new Problem(fileProblems.notFound);
          return { ...event, files, modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) };
        },
        {
          from: resource,
          inTransaction: async (before, after) => [
            await trail.write(),
            ...(await eventFiles.changeWrites(before, after, deps)),
          ],
        },
      );
    },
  },
  { resource: eventResource("existing", "eventId") },
);

import { isAllowed } from "../../../../shared/contract/permissions.ts";
import { subscriberImports as contract } from "../../../../shared/news/subscriber-imports.contract.ts";
import { implement } from "../../../platform/http/implement.ts";
import type { StoredImport } from "../import/imports.repository.ts";
import type { SubscriberDeps } from "../subscribers.deps.ts";
import { undoImport } from "./undo-import.ts";

export const subscriberImports = implement<typeof contract, SubscriberDeps, StoredImport>(
  contract,
  {
    list: async (_, { imports, viewer }) => {
      const data = (await imports.list()).filter(({ organisationId }) =>
        isAllowed(viewer, "EDIT_NEWS", organisationId),
      );
      return { totalCount: data.length, data };
    },

    undo: ({ subject, body }, deps) => undoImport(subject, body.dryRun, deps),
  },
  {
    subject: {
      source: ({ imports }) => imports,
      visible: ({ organisationId }, { viewer }) => isAllowed(viewer, "EDIT_NEWS", organisationId),
    },
  },
);

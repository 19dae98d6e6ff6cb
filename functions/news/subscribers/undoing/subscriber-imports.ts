import { isAllowed } from "../../../../shared/contract/permissions.ts";
import { subscriberImports as contract } from "../../../../shared/news/subscriber-imports.contract.ts";
import { fullName } from "../../../../shared/organisations/employee.ts";
import { implement } from "../../../platform/http/implement.ts";
import type { NewsDeps } from "../../news.deps.ts";
import type { StoredImport } from "../import/imports.repository.ts";
import { undoImport } from "./undo-import.ts";

export const subscriberImports = implement<typeof contract, NewsDeps, StoredImport>(
  contract,
  {
    list: async (_, { imports, employees, viewer }) => {
      const shown = (await imports.list()).filter(({ organisationId }) =>
        isAllowed(viewer, "EDIT_NEWS", organisationId),
      );
      const people = await employees.findMany(shown.map(({ by }) => by));
      const data = shown.map((record) => {
        const person = people.get(record.by);
        return person ? { ...record, byName: fullName(person) } : record;
      });
      return { totalCount: data.length, data };
    },

    undo: ({ resource, body }, deps) => undoImport(resource, body.dryRun, deps),
  },
  {
    resource: {
      source: ({ imports }) => imports,
      visible: ({ organisationId }, { viewer }) => isAllowed(viewer, "EDIT_NEWS", organisationId),
    },
  },
);

import { openOrganisations } from "../../../functions/data/organisations/organisations.collection.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { anOffice } from "../../support/people.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import type { Part } from "../kit/part.ts";
import { withScope } from "../kit/with-scope.ts";
import { grownList } from "../portal/list-calls.ts";
import { startPortal } from "../portal/portal-run.ts";
import { seedEmployees, untilSettled } from "../portal/seeding.ts";

const offices = Array.from({ length: 20 }, (_, no) => anOffice({ name: `Kanzlei Ort ${no}` }));

/** All; two words that everybody has, one of them in the office's name; ordered by the offices' names. */
const wishes: readonly Partial<ListConfig>[] = [
  {},
  { searchTerm: "uber ort" },
  { sort: [{ field: "employedAt", direction: "asc" }] },
];

const portalWith = async (scope: AsyncDisposableStack, people: number) => {
  const portal = await startPortal(scope, { queues: false, schedules: false });
  await openOrganisations(portal.table).insertMany(offices);
  const { call } = await portal.visit(readyPeople.employee);
  await seedEmployees(portal.table, offices, people);
  let turn = 0;
  return {
    ...portal,
    list: async (config: ListConfig) => {
      const query = { config: { ...config, ...wishes[turn++ % wishes.length] } };
      return (await call(organisations.employees.list, { query })).data;
    },
  };
};

export const directory: Part = ({ quick, say }) =>
  withScope(async (scope) => {
    say("people");
    const small = await portalWith(scope, quick ? 100 : 400);
    const large = await portalWith(scope, quick ? 400 : 5_000);
    await untilSettled(Date.now());
    say("pages");
    return grownList(large, {
      what: "directory, plain, searched and by office",
      small: small.list,
      large: large.list,
      requests: 3,
    });
  });

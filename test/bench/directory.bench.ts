import { openOrganisations } from "../../functions/data/organisations/organisations.collection.ts";
import type { ListConfig } from "../../shared/contract/list.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { anOffice } from "../support/people.builder.ts";
import { readyPeople } from "../support/viewers.ts";
import type { Figure, Group } from "./figure.ts";
import { grown, type List } from "./list-figures.ts";
import { startPortal } from "./portal-run.ts";
import { seedEmployees } from "./seeding.ts";
import { withScope } from "./with-scope.ts";

const offices = Array.from({ length: 20 }, (_, no) => anOffice({ name: `Kanzlei Ort ${no}` }));

interface Way {
  readonly name: string;
  readonly requests: number;
  readonly config: Partial<ListConfig>;
}

/** The names of offices are asked for with one request more, where they count. */
const ways: readonly Way[] = [
  { name: "directory", requests: 2, config: {} },
  {
    name: "directory, a search of two words, one of them the office's",
    requests: 3,
    config: { searchTerm: "gruber ort" },
  },
  { name: "directory by office", requests: 3, config: { sort: [{ field: "employedAt", direction: "asc" }] } },
];

/** Each way on a portal of its own: people are added while it is measured. */
const measured = (way: Way, sizes: readonly number[], say: (text: string) => void): Promise<Figure[]> =>
  withScope(async (scope) => {
    const portal = await startPortal(scope, { queues: false, schedules: false });
    await openOrganisations(portal.table).insertMany(offices);
    const colleague = await portal.visit(readyPeople.employee);
    const list: List = {
      name: way.name,
      area: "areas-organisations-function",
      requests: way.requests,
      call: async (config) => {
        const query = { config: { ...config, ...way.config } };
        return (await colleague.call(organisations.employees.list, { query })).data;
      },
    };
    return grown(portal, list, sizes, (count) => seedEmployees(portal.table, offices, count), say);
  });

export const directory: Group = async ({ quick, say }) => {
  const sizes = quick ? [100, 400] : [400, 5_000];
  const figures: Figure[] = [];
  for (const way of ways) figures.push(...(await measured(way, sizes, say)));
  return figures;
};

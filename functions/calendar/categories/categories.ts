import { ulid } from "ulid";
import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import { categories as contract } from "../../../shared/calendar/categories.contract.ts";
import { colourOf, textColourOn } from "../../../shared/calendar/colour.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { StoredCategory } from "../../data/calendar/event-categories.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { CalendarDeps } from "../calendar.deps.ts";

const shown = ({ id, name, type, colour: own, version }: Stored<StoredCategory>): EventCategory => {
  const colour = own ?? colourOf(id);
  return { id, name, type, colour, textColour: textColourOn(colour), hasOwnColour: own !== null, version };
};

const eventsOf = async (id: string, { events }: CalendarDeps) =>
  Array.from((await events.projection()).entries()).filter(
    ({ listed }) => listed.category === id && listed.deletedAt === null,
  ).length;

export const categories = implement<typeof contract, CalendarDeps>(contract, {
  list: async ({ query: { config } }, { categories }) => {
    const { totalCount, data } = await categories.list(config, everything);
    return { totalCount, data: data.map(shown) };
  },

  create: async ({ body }, { categories }) =>
    shown(await categories.insert({ ...body, id: ulid(), colour: body.colour ?? null })),

  update: async ({ params: { id }, body, ifVersion }, { categories }) => {
    const category = await categories.update(
      id,
      (before) => ({ ...before, ...body, colour: body.colour === undefined ? before.colour : body.colour }),
      { ifVersion, shown },
    );
    return shown(category);
  },

  /** Its events keep the id, which means nothing any more: no event has to be rewritten. */
  remove: async ({ params: { id }, query }, deps) => {
    const { categories, trail } = deps;
    await categories.remove(id, {
      refuse: async () => {
        const events = await eventsOf(id, deps);
        if (events > 0 && query.events !== events) {
          throw new Problem(categoryProblems.inUse, { current: { events } });
        }
      },
      alongside: async () => [await trail.write()],
    });
  },
});

import { ulid } from "ulid";
import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import { categories as contract } from "../../../shared/calendar/categories.contract.ts";
import { colourOf, textColourOn } from "../../../shared/calendar/colour.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { StoredCategory } from "../../data/calendar/event-categories.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";

const shown = ({ id, name, type, colour: own, version }: Stored<StoredCategory>): EventCategory => {
  const colour = own ?? colourOf(id);
  return { id, name, type, colour, textColour: textColourOn(colour), hasOwnColour: own !== null, version };
};

const eventsOf = async (id: string, { events }: Stores) =>
  Array.from((await events.projection()).entries()).filter(
    ({ listed }) => listed.category === id && listed.deletedAt === null,
  ).length;

export const categories = implement<typeof contract, Stores>(contract, {
  list: async ({ query: { config } }, { eventCategories }) => {
    const { totalCount, data } = await eventCategories.list(config, everything);
    return { totalCount, data: data.map(shown) };
  },

  create: async ({ body }, { eventCategories }) =>
    shown(await eventCategories.insert({ ...body, id: ulid(), colour: body.colour ?? null })),

  update: async ({ params: { id }, body, ifVersion }, { eventCategories }) => {
    const category = await eventCategories.update(
      id,
      (before) => ({ ...before, ...body, colour: body.colour === undefined ? before.colour : body.colour }),
      { ifVersion, shown },
    );
    return shown(category);
  },

  remove: async ({ params: { id }, query }, deps) => {
    const { eventCategories, trail } = deps;
    await eventCategories.remove(id, {
      refuse: async () => {
        const events = await eventsOf(id, deps);
        if (events > 0 && query.events !== events) {
          throw new Problem(categoryProblems.inUse, { current: { events } });
        }
      },
      inTransaction: async () => [await trail.write()],
    });
  },
});

import { expression } from "../../platform/table/change.ts";
import type { Item } from "../../platform/table/item.ts";
import { idsOf } from "../personal/names.ts";
import { made, unnaming } from "../personal/own-items.ts";
import type { Person } from "../personal/person.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

type Known = Pick<Stores, "table" | "events" | "eventAnswers">;

/** Answers are stored by person, or by the office that the person has answered for. */
const answersOf = (item: Item, person: Person, eventAnswers: Known["eventAnswers"]) => {
  const ids = idsOf(person);
  return Object.entries(eventAnswers.stateOf(item).answers).filter(
    ([who, { employeeId }]) => ids.has(who) || ids.has(employeeId),
  );
};

const forget = async ({ table, eventAnswers }: Known, eventId: string, person: Person) => {
  const key = eventAnswers.keyOf(eventId);
  const item = await table.get(key);
  if (!item) return;
  const { answers, ranks, lastNotified, changes } = eventAnswers.stateOf(item);
  for (const who of idsOf(person)) {
    const name = String(who);
    const paths = Object.entries({ answers, ranks, told: lastNotified }).flatMap(([field, map]) =>
      name in map ? [`${field}.#who`] : [],
    );
    if (paths.length === 0) continue;
    await table.update(key, {
      remove: paths,
      add: { changes: 1 },
      names: { "#who": name },
      if: expression`attribute_not_exists(changes) OR changes >= ${changes}`,
    });
  }
};

export const calendarSources = (stores: Known): readonly PersonalSource[] => {
  const { events, eventAnswers } = stores;
  return [
    { area: "events", kinds: ["CALENDAR_EVENT"], fate: "unnamed", find: made, erase: unnaming(events) },
    {
      area: "eventAnswers",
      kinds: ["EVENT_ANSWERS"],
      fate: "erased",
      find: (item, { person }) => {
        const answers = answersOf(item, person, eventAnswers);
        return answers.length > 0 ? { eventId: item.sk, answers: Object.fromEntries(answers) } : undefined;
      },
      erase: ({ sk }, { person }) => forget(stores, sk, person),
    },
  ];
};

export const seriesPlan = <Slot>(
  events: readonly Slot[],
  dayOf: (event: Slot) => string,
  days: readonly string[],
): { readonly kept: Slot[]; readonly dropped: Slot[]; readonly added: string[] } => {
  const named = new Set(days);
  const known = new Set(events.map(dayOf));
  return {
    kept: events.filter((event) => named.has(dayOf(event))),
    dropped: events.filter((event) => !named.has(dayOf(event))),
    added: days.filter((day) => !known.has(day)),
  };
};

import type { PriceName } from "./prices.ts";

export type Usage = Partial<Readonly<Record<PriceName, number>>>;

const entriesOf = (usage: Usage) => Object.entries(usage) as [PriceName, number][];

export const sumOf = (usages: readonly Usage[]): ReadonlyMap<PriceName, number> => {
  const sum = new Map<PriceName, number>();
  for (const [name, amount] of usages.flatMap(entriesOf)) sum.set(name, (sum.get(name) ?? 0) + amount);
  return sum;
};

export const times = (count: number, usage: Usage): Usage =>
  Object.fromEntries(entriesOf(usage).map(([name, amount]) => [name, count * amount]));

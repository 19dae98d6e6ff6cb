import type { Filter } from "../../../shared/contract/list.ts";
import type { FilterOption, ListFilter } from "./list-column.ts";

const whereOf = ({ field }: ListFilter, option: FilterOption): readonly Filter[] =>
  option.where ?? [{ field, values: [option.value], comparator: "eq" }];

const isSame = (one: Filter, other: Filter) =>
  one.field === other.field &&
  one.comparator === other.comparator &&
  JSON.stringify(one.values) === JSON.stringify(other.values);

const fieldsOf = (filter: ListFilter): Set<string> =>
  new Set(filter.options.flatMap((option) => whereOf(filter, option).map(({ field }) => field)));

export const pickedOption = (filter: ListFilter, conditions: readonly Filter[]): FilterOption | undefined => {
  const fields = fieldsOf(filter);
  const own = conditions.filter(({ field }) => fields.has(field));
  return filter.options.find((option) => {
    const where = whereOf(filter, option);
    return where.length === own.length && where.every((wanted) => own.some((set) => isSame(wanted, set)));
  });
};

export const withOption = (
  filter: ListFilter,
  option: FilterOption | undefined,
  conditions: readonly Filter[],
): Filter[] => {
  const fields = fieldsOf(filter);
  const others = conditions.filter(({ field }) => !fields.has(field) && field !== filter.field);
  return option ? [...others, ...whereOf(filter, option)] : others;
};

interface Pick {
  readonly label: string;
  readonly rest: Filter[];
}

export const picksOf = (filters: readonly ListFilter[], conditions: readonly Filter[]): Pick[] => {
  const picks = filters.flatMap((filter) => {
    const option = pickedOption(filter, conditions);
    return option ? [{ filter, option, fields: fieldsOf(filter) }] : [];
  });
  const covered = new Set(picks.flatMap(({ fields }) => [...fields]));
  return [
    ...picks.map(({ filter, option }) => ({
      label: `${filter.label}: ${option.label}`,
      rest: withOption(filter, undefined, conditions),
    })),
    ...conditions
      .filter(({ field }) => !covered.has(field))
      .map((condition) => ({
        label: `${filters.find(({ field }) => field === condition.field)?.label ?? condition.field}: ${condition.values.join(", ")}`,
        rest: conditions.filter((other) => other !== condition),
      })),
  ];
};

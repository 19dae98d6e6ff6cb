import { type QueryKey, queryOptions } from "@tanstack/react-query";

const numbers = new WeakMap<object, number>();
let count = 0;
/** A list is too long for a query key, so each has a number. */
const numberOf = (list: object): number => {
  const number = numbers.get(list) ?? ++count;
  numbers.set(list, number);
  return number;
};

/** Kept only while it is shown. */
export const previewQuery = <Result>(
  key: QueryKey,
  list: object,
  ask: (signal: AbortSignal) => Promise<Result>,
) =>
  queryOptions<Result, Error, Result, QueryKey>({
    queryKey: [...key, numberOf(list)],
    queryFn: ({ signal }) => ask(signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

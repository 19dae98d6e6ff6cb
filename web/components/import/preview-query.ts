import { type QueryKey, queryOptions } from "@tanstack/react-query";

const numbers = new WeakMap<object, number>();
let count = 0;
/** A list is too long for a key; each has a number instead. */
const numberOf = (list: object): number => {
  const number = numbers.get(list) ?? ++count;
  numbers.set(list, number);
  return number;
};

/** Asks once what a list would do; kept as long as somebody looks at it. */
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

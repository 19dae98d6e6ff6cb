import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { ListConfig, ListFields, Page } from "../../../shared/contract/list.ts";
import { isDenied } from "../../app/client/api-problem.ts";
import type { ListQuery } from "../../app/client/list-of.ts";
import { useAddressParameters } from "../use-address-parameters.ts";
import { decodeList, encodeList, withChanges } from "./list-params.ts";

/** Anything but a new `skip` leads back to the first page. */
export type ChangeList = (change: Partial<ListConfig>, how?: HowToChange) => void;

interface HowToChange {
  readonly replace?: boolean;
  /** Names of other parameters to remove from the address. */
  readonly without?: readonly string[];
}

/** `fields` must be a constant outside the component; `order` is as in "title:desc". */
export const useListConfig = (fields: ListFields, order?: string): readonly [ListConfig, ChangeList] => {
  const [parameters, setParameters] = useAddressParameters();
  const config = useMemo(() => decodeList(parameters, fields, order), [parameters, fields, order]);

  const change = useCallback<ChangeList>(
    (changes, { replace = false, without = [] } = {}) =>
      setParameters(
        (current) => {
          const next = withChanges(decodeList(current, fields, order), changes, fields, order);
          const others = new URLSearchParams([...current].filter(([name]) => !without.includes(name)));
          return encodeList(next, fields, order, others);
        },
        { replace },
      ),
    [setParameters, fields, order],
  );

  return [config, change];
};

export const usePageQuery = <Reply extends Page<unknown>, Key extends QueryKey>(
  options: UseQueryOptions<Reply, Error, Reply, Key>,
) => useQuery({ ...options, placeholderData: keepPreviousData, throwOnError: isDenied });

export interface PageQuery<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface List<Row> {
  readonly config: ListConfig;
  readonly onChange: ChangeList;
  readonly fields: ListFields;
  readonly query: PageQuery<Row>;
}

/** Rows wait for the names in them: cards would grow when those arrive later. */
export const useList = <Row>({ fields, sort, query }: ListQuery<Row>, areNamesPending = false): List<Row> => {
  const [config, onChange] = useListConfig(fields, sort);
  const { data, error, isPlaceholderData, refetch } = usePageQuery(query(config));
  return {
    config,
    onChange,
    fields,
    query: { data: areNamesPending ? undefined : data, error, isPlaceholderData, refetch },
  };
};

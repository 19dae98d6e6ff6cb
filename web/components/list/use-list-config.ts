import { useCallback, useMemo } from "react";
import type { ListConfig, ListFields } from "../../../shared/contract/list.ts";
import { useAddressParameters } from "../use-address-parameters.ts";
import { decodeList, encodeList, withChanges } from "./list-params.ts";

/** Anything but a new `skip` leads back to the first page. */
export type ChangeList = (change: Partial<ListConfig>, how?: HowToChange) => void;

interface HowToChange {
  readonly replace?: boolean;
  /** Names of other parameters that are taken out of the address with it. */
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

import { useCallback, useMemo } from "react";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { useAddressParameters } from "../use-address-parameters.ts";
import { decodeList, encodeList, type UrlFields, withChanges } from "./list-params.ts";

/** Changes parts of a list request. Anything but a new `skip` leads back to the first page. */
export type ChangeList = (change: Partial<ListConfig>, how?: { readonly replace?: boolean }) => void;

/**
 * A list's request, kept in the address: it survives reloading, going back, and being sent to a colleague.
 * `fields` and `defaults` must be constants outside of the component.
 */
export const useListConfig = (
  fields: UrlFields,
  defaults?: Partial<ListConfig>,
): readonly [ListConfig, ChangeList] => {
  const [parameters, setParameters] = useAddressParameters();
  const config = useMemo(() => decodeList(parameters, fields, defaults), [parameters, fields, defaults]);

  const change = useCallback<ChangeList>(
    (changes, how) =>
      setParameters(
        (current) =>
          encodeList(
            withChanges(decodeList(current, fields, defaults), changes, fields, defaults),
            fields,
            defaults,
            current,
          ),
        how,
      ),
    [setParameters, fields, defaults],
  );

  return [config, change];
};

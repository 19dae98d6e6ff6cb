import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";

type ChangeAddress = (
  change: (current: URLSearchParams) => URLSearchParams,
  how?: { readonly replace?: boolean },
) => void;

/** Updates at once: the router applies a change later, and loses what is typed until then. */
export const useAddressParameters = (): readonly [URLSearchParams, ChangeAddress] => {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (next, { replace = false } = {}) =>
      setParameters(next, { replace, preventScrollReset: true, flushSync: true }),
    [setParameters],
  );

  return [parameters, change];
};

export const withParameters =
  (values: Readonly<Record<string, string | null | undefined>>) =>
  (current: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };

/** The value at opening: a new thing loses the parameter when it gets its own address. */
export const useOpeningParameter = (name: string): string | null => {
  const [parameters] = useSearchParams();
  const [value] = useState(() => parameters.get(name));
  return value;
};

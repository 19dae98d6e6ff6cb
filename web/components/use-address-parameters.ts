import { useCallback } from "react";
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

import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

type ChangeAddress = (
  change: (current: URLSearchParams) => URLSearchParams,
  how?: { readonly replace?: boolean },
) => void;

/**
 * What the address holds beside its path. A change shows at once: by itself the router shows it a while later, and
 * what is typed or clicked until then gets lost.
 */
export const useAddressParameters = (): readonly [URLSearchParams, ChangeAddress] => {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (next, { replace = false } = {}) =>
      setParameters(next, { replace, preventScrollReset: true, flushSync: true }),
    [setParameters],
  );

  return [parameters, change];
};

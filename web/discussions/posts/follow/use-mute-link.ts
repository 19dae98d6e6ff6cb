import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { MUTE } from "../../../../shared/discussions/discussion-address.ts";

/** Mutes once where the address asks for it, which it does no longer then. */
export const useMuteLink = (mute: () => void) => {
  const [parameters, setParameters] = useSearchParams();
  const isDone = useRef(false);

  useEffect(() => {
    if (!parameters.has(MUTE) || isDone.current) return;
    isDone.current = true;
    const rest = new URLSearchParams(parameters);
    rest.delete(MUTE);
    setParameters(rest, { replace: true, preventScrollReset: true });
    mute();
  }, [parameters, setParameters, mute]);
};

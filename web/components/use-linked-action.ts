import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/** Runs the action of a mailed link once, and removes `parameter` from the address. */
export const useLinkedAction = (parameter: string, act: () => void) => {
  const [parameters, setParameters] = useSearchParams();
  const isDone = useRef(false);

  useEffect(() => {
    if (!parameters.has(parameter) || isDone.current) return;
    isDone.current = true;
    const rest = new URLSearchParams(parameters);
    rest.delete(parameter);
    setParameters(rest, { replace: true, preventScrollReset: true });
    act();
  }, [parameter, parameters, setParameters, act]);
};

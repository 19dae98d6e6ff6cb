import { useEffect, useState } from "react";
import { whenSessionBegins } from "../app/client/session.ts";

const SIZE = "popup,width=560,height=760";

/** Opens a provider's address in a new window, and reports a sign-in there. */
export const useOwnWindow = (onSignedIn: () => unknown) => {
  const [stops] = useState(() => new Set<() => void>());

  useEffect(
    () => () => {
      for (const stop of stops) stop();
    },
    [stops],
  );

  return (address: string) => {
    for (const stop of stops) stop();
    stops.add(whenSessionBegins(onSignedIn));
    window.open(address, "firm-account", SIZE);
  };
};

import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { passkeys, type UsedCredential } from "../../shared/login/passkeys.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

/** In ms: a challenge is good for five minutes. */
const RENEWAL = 4 * 60_000;

/** Lets the browser suggest passkeys in the username field while mounted. */
export const OfferedPasskeys = ({ onChosen }: { onChosen: (chosen: UsedCredential) => void }) => {
  const isPossible = useQuery({
    queryKey: ["suggests-passkeys"],
    queryFn: browserSupportsWebAuthnAutofill,
    staleTime: "static",
  });
  const { data: optionsJSON } = useQuery({
    ...queryOf(passkeys.signInOptions, {}),
    enabled: isPossible.data === true,
    // Choosing a passkey uses up the challenge, so it is not cached.
    gcTime: 0,
    staleTime: RENEWAL,
    refetchInterval: RENEWAL,
    retry: false,
  });
  const choose = useEffectEvent(onChosen);

  useEffect(() => {
    if (!optionsJSON) return;
    let isWaiting = true;
    startAuthentication({ optionsJSON, useBrowserAutofill: true })
      .then(choose)
      // Suggestions come unasked, so a failure is silent.
      .catch(() => undefined)
      .finally(() => {
        isWaiting = false;
      });
    return () => {
      if (isWaiting) WebAuthnAbortService.cancelCeremony();
    };
  }, [optionsJSON]);

  return null;
};

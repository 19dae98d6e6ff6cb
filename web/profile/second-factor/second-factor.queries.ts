import { mutationOptions } from "@tanstack/react-query";
import type { BothFactors } from "../../../shared/login/credentials.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { call } from "../../app/client/call.ts";
import { queryOf } from "../../app/client/query-of.ts";

const { secondFactor } = login;

export const secondFactorQuery = queryOf(secondFactor.read, {});

export const secondFactorMutations = {
  enrol: mutationOptions({
    mutationFn: (body: { password: string }) => call(secondFactor.enrol, { body }),
    // The secret is shown once, so it is not cached.
    gcTime: 0,
  }),
  confirm: mutationOptions({
    mutationFn: (body: { code: string }) => call(secondFactor.confirm, { body }),
    gcTime: 0,
  }),
};

export const disableSecondFactor = (body: BothFactors) => call(secondFactor.disable, { body });

export const renewRecoveryCodes = (body: BothFactors) => call(secondFactor.renewRecoveryCodes, { body });

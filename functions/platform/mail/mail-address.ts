import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { checkedAddress } from "../../../shared/contract/mail-address.ts";
import { problemAt } from "../http/problem.ts";

/** Returns the form that SES takes; throws a 400. */
export const mailAddressOf = (typed: string): string => {
  const { address, fault } = checkedAddress(typed);
  if (fault !== undefined) throw problemAt(requestProblems.malformed, "email", fault);
  return address;
};

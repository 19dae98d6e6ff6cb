import { domainToASCII } from "node:url";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { problemAt } from "../http/problem.ts";
import { mailAddressText as text } from "./mail-address.text.ts";

/** A dot-atom of RFC 5322: quoted local parts are legal, but many mail services refuse them. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostName = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/;
/** RFC 5321 section 4.5.3.1. */
const MAX_LENGTH = 254;

type CheckedAddress =
  | { readonly address: string; readonly fault?: undefined }
  | { readonly address?: undefined; readonly fault: string };

/** The domain becomes ASCII (RFC 3492); SES refuses other signs before the @ (RFC 6531). `fault` is German. */
export const checkedAddress = (typed: string): CheckedAddress => {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf("@");
  const [local, domain] = [trimmed.slice(0, at), domainToASCII(trimmed.slice(at + 1))];
  const address = `${local}@${domain}`;
  if (at < 1 || !hostName.test(domain) || address.length > MAX_LENGTH) return { fault: text.notAnAddress };
  if (!/^[\x21-\x7e]+$/.test(local)) return { fault: text.localPartNotAscii };
  return dotAtom.test(local) ? { address } : { fault: text.notAnAddress };
};

export const mailAddressOf = (typed: string): string => {
  const { address, fault } = checkedAddress(typed);
  if (fault !== undefined) throw problemAt(requestProblems.malformed, "email", fault);
  return address;
};

import { domainToASCII } from "node:url";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { problemAt } from "../http/problem.ts";
import { mailAddressText as text } from "./mail-address.text.ts";

/** What RFC 5322 calls a dot-atom; quoted local parts are legal, but no mail service takes them gladly. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostName = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/;
/** RFC 5321 section 4.5.3.1. */
const MAX_LENGTH = 254;

type CheckedAddress =
  | { readonly address: string; readonly fault?: undefined }
  | { readonly address?: undefined; readonly fault: string };

/**
 * An address as SES takes it: the domain in its ASCII form (RFC 3492), the part before the @ as typed. SES sends
 * to no address with other signs there (RFC 6531). Or what is wrong with it, in German.
 */
export const checkedAddress = (typed: string): CheckedAddress => {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf("@");
  const [local, domain] = [trimmed.slice(0, at), domainToASCII(trimmed.slice(at + 1))];
  const address = `${local}@${domain}`;
  if (at < 1 || !hostName.test(domain) || address.length > MAX_LENGTH) return { fault: text.notAnAddress };
  if (!/^[\x21-\x7e]+$/.test(local)) return { fault: text.localPartNotAscii };
  return dotAtom.test(local) ? { address } : { fault: text.notAnAddress };
};

/** The address of a form's field `email`; a 400 with the reason where SES could not send to it. */
export const mailAddressOf = (typed: string): string => {
  const { address, fault } = checkedAddress(typed);
  if (fault !== undefined) throw problemAt(requestProblems.malformed, "email", fault);
  return address;
};

import { domainToASCII } from "node:url";
import { problemAt } from "../../platform/problem.ts";
import { text } from "../news.text.ts";

/** What RFC 5322 calls a dot-atom; quoted local parts are legal, but no mail service takes them gladly. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostName = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/;

/**
 * An address as SES takes it: the domain in its ASCII form (RFC 3492), the part before the @ as typed. SES sends
 * to no address with other signs there (RFC 6531), so such a one is refused when it is entered.
 */
export const mailAddressOf = (typed: string): string => {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), domainToASCII(address.slice(at + 1))];
  if (at < 1 || !hostName.test(domain)) throw problemAt("request.malformed", "email", text.notAnAddress);
  if (!/^[\x21-\x7e]+$/.test(local)) throw problemAt("request.malformed", "email", text.localPartNotAscii);
  if (!dotAtom.test(local)) throw problemAt("request.malformed", "email", text.notAnAddress);
  return `${local}@${domain}`;
};

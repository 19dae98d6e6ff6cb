import { mailAddressText as text } from "./mail-address.text.ts";

/** A dot-atom of RFC 5322: quoted local parts are legal, but many mail services refuse them. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostName = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/;
/** RFC 5321 section 4.5.3.1. */
export const MAX_ADDRESS = 254;

type CheckedAddress =
  | { readonly address: string; readonly fault?: undefined }
  | { readonly address?: undefined; readonly fault: string };

/** A URL would also take a port or a path. */
const asciiDomain = (domain: string): string =>
  /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`)
    ? new URL(`http://${domain}`).hostname
    : "";

/** The domain becomes ASCII (RFC 3492); SES refuses other signs before the @ (RFC 6531). `fault` is German. */
export const checkedAddress = (typed: string): CheckedAddress => {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf("@");
  const [local, domain] = [trimmed.slice(0, at), asciiDomain(trimmed.slice(at + 1))];
  const address = `${local}@${domain}`;
  if (/\p{Cc}/u.test(trimmed)) return { fault: text.controlCharacter };
  if (at < 1 || !hostName.test(domain) || address.length > MAX_ADDRESS) return { fault: text.notAnAddress };
  if (!/^[\x21-\x7e]+$/.test(local)) return { fault: text.localPartNotAscii };
  return dotAtom.test(local) ? { address } : { fault: text.notAnAddress };
};

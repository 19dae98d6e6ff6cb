import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { Fragment } from "react";
import { dialled } from "../../../shared/organisations/phone.ts";
import { phoneCountries } from "./phone-countries.ts";

/** +43 316 73284-40; anything else is returned unchanged. */
export const formatPhone = (written: string): string => {
  const [, main = written, extension = ""] = /^([^-–]+)\s?([-–]\s?\d+)$/.exec(written.trim()) ?? [];
  const number = parsePhoneNumberFromString(main.replace("(0)", ""), "AT");
  if (!number?.isValid() || !phoneCountries.includes(number.country ?? "")) return written;
  return `${number.formatInternational()}${extension.replace(/[–\s]+/, "-")}`;
};

export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${dialled(number)}`}>{formatPhone(number)}</a>
);

/** Breaks behind the @ and before dots only. */
export const AddressText = ({ address }: { address: string }) =>
  address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>
    <AddressText address={address} />
  </a>
);

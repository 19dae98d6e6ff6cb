import { Fragment } from "react";
import { dialled } from "../../../shared/organisations/phone.ts";
import { formatPhone } from "./format-phone.ts";

/** A number to be called. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${dialled(number)}`}>{formatPhone(number)}</a>
);

/** An address that breaks where one would break it by hand: behind the @ and before a dot. */
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

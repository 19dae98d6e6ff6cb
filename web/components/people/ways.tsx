import { Fragment } from "react";
import { dialled } from "../../../shared/organisations/phone.ts";
import { formatPhone } from "./format-phone.ts";

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

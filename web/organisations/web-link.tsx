import { officeText as text } from "./organisations.text.ts";

const shortOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

/** A page of the web in a new tab; what is no address of the web stays words. */
export const WebLink = ({ address, children }: { address: string; children?: React.ReactNode }) => {
  const shown = children ?? shortOf(address);
  if (!/^https?:\/\//i.test(address)) return shown;

  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {shown}
      <span className="visually-hidden"> ({text.opens})</span>
    </a>
  );
};

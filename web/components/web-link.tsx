import { fileText as text } from "./files/files.text.ts";

/** Undefined for an online or telephone meeting. */
export const mapAddress = (location: string): string | undefined =>
  /^(online|per )/i.test(location)
    ? undefined
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: location })}`;

const shortOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

/** Anything but a web address stays text. */
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

import { MarkedText } from "../../components/marked-text.tsx";
import { mapAddress, WebLink } from "../../components/web-link.tsx";
import { entryText as text } from "../misc.text.ts";

export const MapPlace = ({ location, searchTerm }: { location: string; searchTerm?: string | undefined }) => {
  const map = mapAddress(location);

  return (
    <p className="misc-place">
      <span>
        <MarkedText text={location} searchTerm={searchTerm} />
      </span>
      {map && (
        <span className="lone-link">
          <WebLink address={map}>{text.map}</WebLink>
        </span>
      )}
    </p>
  );
};

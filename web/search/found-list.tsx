import type { Found, FoundArea } from "../../shared/search/found.ts";
import { DateText } from "../components/date-text.tsx";
import { Hit, HitPanel } from "../components/hits.tsx";
import { MarkedText } from "../components/marked-text.tsx";
import { useOfficeNames } from "../components/people/offices.ts";
import { areaText, searchText } from "./search.text.ts";

const namesOffice: ReadonlySet<FoundArea> = new Set(["people", "offices"]);

const FoundHit = ({ found, searchTerm }: { found: Found; searchTerm: string | undefined }) => {
  const { area, title, excerpt, path, authorName, organisationId = null, date, more } = found;
  const officeName = useOfficeNames("");
  const office = namesOffice.has(area) ? "" : officeName(organisationId);

  return (
    <Hit to={path} title={title} lines={excerpt} searchTerm={searchTerm}>
      {areaText[area]}
      {date && area !== "people" && (
        <>
          {" · "}
          <DateText value={date} />
          {more !== undefined && ` ${searchText.further(more)}`}
        </>
      )}
      {authorName && (
        <>
          {" · "}
          <MarkedText text={authorName} searchTerm={searchTerm} />
        </>
      )}
      {office && ` · ${office}`}
    </Hit>
  );
};

interface FoundListProps {
  label: string;
  found: readonly Found[] | undefined;
  searchTerm: string | undefined;
}

export const FoundList = ({ label, found, searchTerm }: FoundListProps) => (
  <HitPanel label={label}>
    {found?.map((one) => (
      <FoundHit key={`${one.area} ${one.id}`} found={one} searchTerm={searchTerm} />
    ))}
  </HitPanel>
);

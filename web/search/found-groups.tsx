import "./search.css";
import { useId } from "react";
import type { Found, FoundArea } from "../../shared/search/found.ts";
import { Button } from "../components/button.tsx";
import { formatNumber } from "../components/date-text.tsx";
import { Row, Stack } from "../components/layout/layout.tsx";
import { FoundList } from "./found-list.tsx";
import { areaText, searchText as text } from "./search.text.ts";

interface GroupProps {
  area: FoundArea;
  count: number;
  found: readonly Found[];
  searchTerm: string | undefined;
  onOpen: () => void;
}

const Group = ({ area, count, found, searchTerm, onOpen }: GroupProps) => {
  const id = useId();
  const name = areaText[area];

  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Row align="center" spread>
        <h2 id={id} className="found-heading">
          {name} <span className="muted">{formatNumber(count)}</span>
        </h2>
        {count > found.length && (
          <Button
            text
            size="small"
            label={text.all(formatNumber(count))}
            aria-label={text.allIn(name, formatNumber(count))}
            onClick={onOpen}
          />
        )}
      </Row>
      <FoundList label={name} found={found} searchTerm={searchTerm} />
    </Stack>
  );
};

interface FoundGroupsProps {
  areas: readonly { readonly area: FoundArea; readonly count: number }[];
  found: readonly Found[];
  searchTerm: string | undefined;
  onOpen: (area: FoundArea) => void;
}

export const FoundGroups = ({ areas, found, searchTerm, onOpen }: FoundGroupsProps) => (
  <Stack gap={6}>
    {areas
      .filter(({ count }) => count > 0)
      .map(({ area, count }) => (
        <Group
          key={area}
          area={area}
          count={count}
          found={found.filter((one) => one.area === area)}
          searchTerm={searchTerm}
          onOpen={() => onOpen(area)}
        />
      ))}
  </Stack>
);

import "./zip.css";
import { useQuery } from "@tanstack/react-query";
import { Panel } from "../layout/panel.tsx";
import { Stack } from "../layout/stack.tsx";
import { zipsQuery } from "./zip.queries.ts";
import { zipText as text } from "./zip.text.ts";
import { ZipRow } from "./zip-row.tsx";

/** One's own ZIPs of the last day, wherever they were asked for. */
export const ZipPanel = () => {
  const { data: zips = [], dataUpdatedAt } = useQuery(zipsQuery);
  if (zips.length === 0) return null;

  return (
    <Panel as="section" className="zips" aria-label={text.list}>
      <Stack as="ul" gap={3} aria-label={text.list}>
        {zips.map((zip) => (
          <ZipRow key={zip.id} zip={zip} readAt={dataUpdatedAt} />
        ))}
      </Stack>
    </Panel>
  );
};

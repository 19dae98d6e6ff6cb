import "./shares.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { ShareDownload } from "../../../shared/cloud/share.ts";
import { Button } from "../../components/button.tsx";
import { DateText } from "../../components/date-text.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { commonText } from "../../components/words.text.ts";
import { NewShare } from "./new-share.tsx";
import { ShareList } from "./share-list.tsx";
import { sharesOf } from "./shares.queries.ts";
import { sharesText as text } from "./shares.text.ts";

const SHOWN = 10;

const Downloads = ({ downloads }: { downloads: readonly ShareDownload[] }) => (
  <section>
    <h3>{text.downloads}</h3>
    <Stack as="ul" gap={0}>
      {downloads.slice(0, SHOWN).map(({ at, shareId, title }) => (
        <li key={`${at} ${shareId} ${title}`}>
          {title}{" "}
          <span className="muted">
            · <DateText value={at} />
          </span>
        </li>
      ))}
    </Stack>
  </section>
);

export const ShareDialog = ({ item, onClose }: { item: CloudItem; onClose: () => void }) => {
  const { data, error } = useQuery(sharesOf(item.id));
  const [made, setMade] = useState(0);

  return (
    <PlainDialog
      key={made}
      className="share-dialog"
      title={text.title(item.title)}
      visible
      onClose={onClose}
      footer={<Button text label={commonText.close} onClick={onClose} />}
    >
      <Stack gap={4}>
        <p>
          {item.isFile ? text.whoFile : text.whoFolder} {text.whoIsNotified}
        </p>
        {error && !data && <ProblemNote error={error} />}
        {!data && !error && <Skeleton height="96px" />}
        {data && data.data.length > 0 && <ShareList shares={data.data} />}
        <NewShare itemId={item.id} onMade={() => setMade(made + 1)} />
        {data && data.downloads.length > 0 && <Downloads downloads={data.downloads} />}
      </Stack>
    </PlainDialog>
  );
};

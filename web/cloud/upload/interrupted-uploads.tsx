import "./interrupted-uploads.css";
import { Button } from "primereact/button";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { formatSize } from "../../components/files/file-size.ts";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { interruptedText as text } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { rememberedUploads } from "./remembered-uploads.ts";
import { mayResume, resumeUploads } from "./resume-uploads.ts";

const MOST_NAMED = 5;

/** What an earlier page did not finish. */
export const InterruptedUploads = ({ folderId }: { folderId: string | null }) => {
  const toasts = useToasts();
  const left = useSyncExternalStore(rememberedUploads.subscribe, rememberedUploads.interrupted);
  const [isReadable, setReadable] = useState(false);

  useEffect(() => {
    void rememberedUploads.recall();
    void mayResume().then(setReadable);
  }, []);

  const [first] = left;
  if (!first) return null;
  const size = left.reduce((sum, one) => sum + one.size, 0);
  const place = first.itemId ?? first.parentId;
  const resume = () =>
    void resumeUploads().then((isAllowed) => {
      if (isAllowed) return;
      setReadable(false);
      toasts.problem(new Error(text.refused));
    });

  return (
    <Panel as="section" className="cloud-uploads" gap={2} aria-label={text.title}>
      <p>
        <strong>{text.title}:</strong> {text.text(left.length, formatSize(size))}
      </p>
      <Stack as="ul" gap={1} aria-label={text.files}>
        {left.slice(0, MOST_NAMED).map(({ key, folders, name }) => (
          <li key={key}>{[...folders, name].join(" › ")}</li>
        ))}
        {left.length > MOST_NAMED && <li className="muted">{text.more(left.length - MOST_NAMED)}</li>}
      </Stack>
      <p className="muted">{isReadable ? text.allow : text.choose}</p>
      <Row align="center">
        {isReadable && <Button icon="pi pi-play" label={text.resume} onClick={resume} />}
        {place !== folderId && (
          <Link className="lone-link" to={cloudPaths.item(place)}>
            {text.place}
          </Link>
        )}
        <Button text icon="pi pi-times" label={text.discard} onClick={() => void cloudUploads.discard()} />
      </Row>
    </Panel>
  );
};

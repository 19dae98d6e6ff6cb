import "../galleries.css";
import { useQuery } from "@tanstack/react-query";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import { Button } from "../../components/button.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { galleryQueries } from "../galleries.queries.ts";
import { draftText as text } from "../galleries.text.ts";
import { useShowing } from "./use-showing.ts";

export const DraftNote = ({ gallery }: { gallery: Gallery }) => {
  const { isDraft } = gallery;
  const { setDraft, isPending } = useShowing();
  const { data: people } = useQuery({ ...galleryQueries.viewers(), enabled: isDraft });
  if (!isDraft) return null;

  return (
    <Panel className="draft-note" pad="tight">
      <Row align="center" gap={3} lines={2} spread>
        <Row align="center" gap={2} lines={1}>
          <StatusTag tone="neutral">{text.title}</StatusTag>
          <span>
            {text.about} {people && text.once(people.totalCount)}
          </span>
        </Row>
        <Button
          outlined
          icon="pi pi-eye"
          label={text.show}
          loading={isPending}
          disabled={!people}
          onClick={() => setDraft(gallery, false)}
        />
      </Row>
    </Panel>
  );
};

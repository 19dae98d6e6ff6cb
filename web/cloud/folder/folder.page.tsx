import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { StatusTag } from "../../components/status-tag.tsx";
import { cloudText as text } from "../cloud.text.ts";
import { VisibilityMark } from "../items/visibility-mark.tsx";
import { Breadcrumbs } from "../places/breadcrumbs.tsx";
import { FolderView } from "./folder-view.tsx";

export const FolderPage = ({ folder }: { folder: CloudItem }) => (
  <FolderView
    key={folder.id}
    folder={folder}
    meta={
      <>
        <Breadcrumbs path={folder.path ?? []} />
        {folder.description && ` · ${folder.description}`}
        {folder.visibility !== "Everybody" && (
          <>
            {" · "}
            <VisibilityMark visibility={folder.visibility} />
          </>
        )}
        {folder.closed && (
          <>
            {" · "}
            <span title={text.closedHelp}>
              <StatusTag tone="neutral" icon="pi-lock">
                {text.closed}
              </StatusTag>
            </span>
          </>
        )}
      </>
    }
  />
);

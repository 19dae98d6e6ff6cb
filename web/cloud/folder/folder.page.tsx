import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { stampInWords } from "../../components/date-text.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { createdWords, cloudText as text } from "../cloud.text.ts";
import { SeenBy, visibilityOf } from "../items/seen-by.tsx";
import { Breadcrumbs } from "../places/breadcrumbs.tsx";
import { SharedTag } from "../shares/shared-tag.tsx";
import { FolderView } from "./folder-view.tsx";

export const FolderPage = ({ folder }: { folder: CloudItem }) => (
  <FolderView
    key={folder.id}
    folder={folder}
    meta={
      <>
        <Breadcrumbs path={folder.path ?? []} />
        {folder.description && ` · ${folder.description}`}
        {" · "}
        {createdWords(stampInWords(folder.createdAt), folder.creator ? fullName(folder.creator) : undefined)}
        {visibilityOf(folder) !== "Everybody" && (
          <>
            {" · "}
            <SeenBy item={folder} />
          </>
        )}
        {folder.isShared && (
          <>
            {" · "}
            <SharedTag />
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

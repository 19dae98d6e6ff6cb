import "./file.css";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { fileAddress } from "../../../shared/files/file-address.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { DateText } from "../../components/date-text.tsx";
import { FactSection } from "../../components/facts.tsx";
import { FilePreview } from "../../components/files/file-preview.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { Region } from "../../components/region.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { commonText } from "../../components/words.text.ts";
import {
  actionText,
  editText,
  itemFields as fields,
  fileText as text,
  unsearchableText,
} from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { kindWords } from "../items/item-kind.ts";
import { openFile } from "../items/open-file.ts";
import { SeenBy } from "../items/seen-by.tsx";
import { useItemTasks } from "../items/use-item-tasks.tsx";
import { Breadcrumbs } from "../places/breadcrumbs.tsx";
import { SharedTag } from "../shares/shared-tag.tsx";
import { CloudUploadPanel } from "../upload/cloud-upload-panel.tsx";
import { cloudUploads } from "../upload/cloud-uploads.ts";
import { VersionList } from "./version-list.tsx";

export const FilePage = ({ item }: { item: CloudItem }) => {
  const navigate = useNavigate();
  const officeName = useOfficeNames(editText.noOffice);
  const input = useRef<HTMLInputElement>(null);
  const path = item.path ?? [];
  const tasks = useItemTasks({
    path,
    onGone: () => void navigate(cloudPaths.item(item.parentId)),
  });
  const { file } = item;
  if (!file) return null;
  const isShown = isShownInline(file.contentType);
  const mayChange = tasks.mayChange(item);
  // Without a preview, the primary button already downloads.
  const others = tasks.actionsOf(item).filter(({ label }) => isShown || label !== commonText.download);

  return (
    <>
      <PageHeader
        title={item.title}
        meta={
          <>
            <Breadcrumbs path={path} />
            {item.isShared && (
              <>
                {" · "}
                <SharedTag />
              </>
            )}
          </>
        }
        action={
          <Button
            icon={`pi ${isShown ? "pi-external-link" : "pi-download"}`}
            label={isShown ? actionText.open : commonText.download}
            onClick={() => openFile(file)}
          />
        }
        more={<ActionButtons actions={others} />}
      />
      <CloudUploadPanel folderId={item.id} />
      <div className="cloud-file">
        <section aria-label={text.preview}>
          <FilePreview file={file} title={item.title} addressOf={fileAddress} onOpen={() => openFile(file)} />
        </section>
        <div>
          <FactSection
            title={text.details}
            facts={[
              ...(item.description ? [[fields.description, item.description] as const] : []),
              [fields.kind, kindWords(item)],
              [fields.size, formatSize(file.size)],
              ...(item.unsearchable ? [[fields.search, unsearchableText[item.unsearchable]] as const] : []),
              [fields.visibility, <SeenBy key="visibility" item={item} />],
              [fields.organisationId, officeName(item.organisationId)],
              [fields.modifiedAt, <DateText key="modified" value={item.modifiedAt} />],
              ...(item.editor ? [[fields.editor, fullName(item.editor)] as const] : []),
              [fields.createdAt, <DateText key="created" value={item.createdAt} />],
              ...(item.creator ? [[fields.creator, fullName(item.creator)] as const] : []),
            ]}
          />
          <section aria-label={text.versions}>
            <h2>{text.versions}</h2>
            <Region part fallback={<Skeleton height="96px" />}>
              <VersionList item={item} mayChange={mayChange} />
            </Region>
            {mayChange && (
              <>
                <input
                  ref={input}
                  type="file"
                  hidden
                  aria-label={text.newVersion}
                  onChange={({ target }) => {
                    const [chosen] = target.files ?? [];
                    if (chosen) cloudUploads.putVersion(item.id, chosen);
                    // Lets the same file be chosen again.
                    target.value = "";
                  }}
                />
                <Button
                  outlined
                  icon="pi pi-upload"
                  label={text.newVersion}
                  onClick={() => input.current?.click()}
                />
              </>
            )}
          </section>
        </div>
      </div>
      {tasks.dialog}
    </>
  );
};

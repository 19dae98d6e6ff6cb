import { LinkButton } from "../../components/link-button.tsx";
import "./file.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { CloudVersion } from "../../../shared/cloud/versions.contract.ts";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Fill, Stack, Text } from "../../components/layout/layout.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { fileText as text, thenText } from "../cloud.text.ts";
import { openFile } from "../items/open-file.ts";

export const VersionList = ({ item, mayChange }: { item: CloudItem; mayChange: boolean }) => {
  const { data } = useSuspenseQuery(cloudQueries.versions(item.id));
  const confirm = useConfirm();
  const { mutateAsync: restore } = useMutation(cloudMutations.restoreVersion);

  const bringBack = ({ id: versionId, createdAt }: CloudVersion) =>
    confirm({
      title: text.bringBackTitle,
      text: text.bringBackText(formatDateTime(createdAt)),
      verb: thenText.bringBack,
      run: () => restore({ params: { id: item.id, versionId } }),
      done: text.broughtBack,
    });

  return (
    <Stack as="ul" gap={2} className="versions" aria-label={text.versions}>
      {data.data.map((version) => {
        const when = formatDateTime(version.createdAt);
        return (
          <li key={version.id} className="version">
            <Fill>
              <LinkButton aria-label={text.openVersion(when)} onClick={() => openFile(version)}>
                {when}
              </LinkButton>
              <Text className="muted">
                {[version.creatorName, formatSize(version.size)].filter(Boolean).join(" · ")}
              </Text>
            </Fill>
            {version.isCurrent && <StatusTag tone="success">{text.current}</StatusTag>}
            {!version.isCurrent && mayChange && (
              <Button
                text
                size="small"
                label={thenText.bringBack}
                aria-label={`${thenText.bringBack}: ${when}`}
                onClick={() => bringBack(version)}
              />
            )}
          </li>
        );
      })}
    </Stack>
  );
};

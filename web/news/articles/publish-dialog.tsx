import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { type Article, type PublishTarget, publishTargets } from "../../../shared/news/article.ts";
import { Announcement } from "../../../shared/notifications/announcement.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { AnnouncementField } from "../../components/announcement-field.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { Stack } from "../../components/layout/layout.tsx";
import { articleQueries } from "./articles.queries.ts";
import { secondPersonText, releaseText as text } from "./articles.text.ts";

export type PublishTargets = Pick<Article, PublishTarget>;

export type Publishing = PublishTargets &
  Pick<Article, "id" | "releaseDate" | "announcement" | "formerReleases" | "showsFilesPublicly"> & {
    readonly fileCount: number;
  };

interface PublishDialogProps {
  article: Publishing;
  mayAdd: boolean;
  onPublish: (targets: PublishTargets, announcement: Announcement) => void;
  onClose: () => void;
}

const isPublished = (targets: PublishTargets) => publishTargets.some((target) => targets[target]);

const chosenOf = (chosen: readonly PublishTarget[]): PublishTargets => ({
  isInternalRelease: chosen.includes("isInternalRelease"),
  isPublicRelease: chosen.includes("isPublicRelease"),
  isNewsletterRelease: chosen.includes("isNewsletterRelease"),
});

const resolver = parsedBy(z.object({ announcement: Announcement }));

export const PublishDialog = ({ article, mayAdd, onPublish, onClose }: PublishDialogProps) => {
  const { id, releaseDate, announcement, isInternalRelease, isPublicRelease, isNewsletterRelease } = article;
  const [targets, setTargets] = useState<PublishTargets>(
    isPublished(article)
      ? { isInternalRelease, isPublicRelease, isNewsletterRelease }
      : chosenOf(article.formerReleases ?? ["isInternalRelease"]),
  );
  const [openedAt] = useState(Date.now);
  const isPlanned = Date.parse(releaseDate) > openedAt;
  const form = useForm<{ announcement: Announcement }>({
    resolver,
    defaultValues: { announcement: announcement ?? { isSilent: false, at: null } },
  });

  return (
    <ActionDialog
      title={isPlanned ? text.plan : text.title}
      verb={isPlanned ? text.plan : text.publish}
      isDisabled={!isPublished(targets)}
      onAct={() => void form.handleSubmit((chosen) => onPublish(targets, chosen.announcement))()}
      onClose={onClose}
    >
      <Stack>
        <CheckGroup>
          <legend>{text.question}</legend>
          {publishTargets.map((target) => (
            <Check
              key={target}
              checked={targets[target]}
              disabled={!mayAdd && !article[target]}
              onChange={(event) => setTargets({ ...targets, [target]: event.target.checked })}
            >
              {text[target]}
            </Check>
          ))}
        </CheckGroup>
        <FieldHelp aria-live="polite">{isPublished(targets) ? "" : text.chooseOne}</FieldHelp>
        {isPlanned && <FieldHelp>{text.appearsAt(formatDateTime(releaseDate))}</FieldHelp>}
        {targets.isPublicRelease && article.fileCount > 0 && (
          <FieldHelp>
            {article.showsFilesPublicly ? text.filesShown(article.fileCount) : text.filesInside}
          </FieldHelp>
        )}
        {!mayAdd && <FieldHelp>{secondPersonText.addsNothing}</FieldHelp>}
        {targets.isInternalRelease && (
          <AnnouncementField
            form={form}
            name="announcement"
            appearsAt={releaseDate}
            audienceAt={(at) => articleQueries.audience(id, at)}
          />
        )}
      </Stack>
    </ActionDialog>
  );
};

import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Article, ArticleRelease } from "../../../shared/news/article.ts";
import { Announcement } from "../../../shared/notifications/announcement.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { AnnouncementField } from "../../components/announcement-field.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { Stack } from "../../components/layout/stack.tsx";
import { articleQueries } from "./articles.queries.ts";
import { secondPersonText, releaseText as text } from "./articles.text.ts";

export type ReleaseTargets = Pick<Article, (typeof releaseTargets)[number]>;

export const releaseTargets = ["isInternalRelease", "isPublicRelease", "isNewsletterRelease"] as const;

export type Releasing = ReleaseTargets &
  Pick<Article, "id" | "releaseDate" | "announcement" | "formerReleases" | "showsFilesPublicly"> & {
    readonly fileCount: number;
  };

interface ReleaseDialogProps {
  article: Releasing;
  /** False where a second person must publish it anywhere else. */
  mayAdd: boolean;
  onRelease: (targets: ReleaseTargets, announcement: Announcement) => void;
  onClose: () => void;
}

const isReleased = (targets: ReleaseTargets) => releaseTargets.some((target) => targets[target]);

const chosenOf = (releases: readonly ArticleRelease[]): ReleaseTargets => ({
  isInternalRelease: releases.includes("isInternalRelease"),
  isPublicRelease: releases.includes("isPublicRelease"),
  isNewsletterRelease: releases.includes("isNewsletterRelease"),
});

const resolver = parsedBy(z.object({ announcement: Announcement }));

export const ReleaseDialog = ({ article, mayAdd, onRelease, onClose }: ReleaseDialogProps) => {
  const { id, releaseDate, announcement, isInternalRelease, isPublicRelease, isNewsletterRelease } = article;
  const [targets, setTargets] = useState<ReleaseTargets>(
    isReleased(article)
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
      isDisabled={!isReleased(targets)}
      onAct={() => void form.handleSubmit((chosen) => onRelease(targets, chosen.announcement))()}
      onClose={onClose}
    >
      <Stack>
        <CheckGroup>
          <legend>{text.question}</legend>
          {releaseTargets.map((target) => (
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
        <FieldHelp aria-live="polite">{isReleased(targets) ? "" : text.chooseOne}</FieldHelp>
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

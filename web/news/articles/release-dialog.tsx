import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import "../../../shared/contract/messages.ts";
import type { Article } from "../../../shared/news/article.ts";
import { Announcement } from "../../../shared/notifications/announcement.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { AnnouncementField } from "../../components/announcement-field.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { articleQueries } from "./articles.queries.ts";
import { releaseText as text } from "./articles.text.ts";

export type ReleaseTargets = Pick<Article, (typeof releaseTargets)[number]>;

export const releaseTargets = ["isInternalRelease", "isPublicRelease", "isNewsletterRelease"] as const;

export type Releasing = ReleaseTargets &
  Pick<Article, "id" | "releaseDate" | "announcement" | "showsFilesPublicly"> & {
    readonly fileCount: number;
  };

interface ReleaseDialogProps {
  article: Releasing;
  onRelease: (targets: ReleaseTargets, announcement: Announcement) => void;
  onClose: () => void;
}

const isReleased = (targets: ReleaseTargets) => releaseTargets.some((target) => targets[target]);

const resolver = zodResolver(z.object({ announcement: Announcement }));

export const ReleaseDialog = ({ article, onRelease, onClose }: ReleaseDialogProps) => {
  const { id, releaseDate, announcement, isInternalRelease, isPublicRelease, isNewsletterRelease } = article;
  const [targets, setTargets] = useState<ReleaseTargets>(
    isReleased(article)
      ? { isInternalRelease, isPublicRelease, isNewsletterRelease }
      : { isInternalRelease: true, isPublicRelease: false, isNewsletterRelease: false },
  );
  const form = useForm<{ announcement: Announcement }>({
    resolver,
    defaultValues: { announcement: announcement ?? { isSilent: false, at: null } },
  });

  return (
    <ActionDialog
      title={text.title}
      verb={text.publish}
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
              onChange={(event) => setTargets({ ...targets, [target]: event.target.checked })}
            >
              {text[target]}
            </Check>
          ))}
        </CheckGroup>
        <FieldHelp aria-live="polite">{isReleased(targets) ? "" : text.chooseOne}</FieldHelp>
        {targets.isPublicRelease && article.fileCount > 0 && (
          <FieldHelp>
            {article.showsFilesPublicly ? text.filesShown(article.fileCount) : text.filesInside}
          </FieldHelp>
        )}
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

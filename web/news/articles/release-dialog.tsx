import { useState } from "react";
import type { ArticleFlags } from "../../../shared/news/article.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { releaseText as text } from "./articles.text.ts";

export type ReleaseTargets = Pick<
  ArticleFlags,
  "isInternalRelease" | "isPublicRelease" | "isNewsletterRelease"
>;

export const releaseTargets = ["isInternalRelease", "isPublicRelease", "isNewsletterRelease"] as const;

interface ReleaseDialogProps {
  flags: ArticleFlags | undefined;
  onRelease: (targets: ReleaseTargets) => void;
  onClose: () => void;
}

const isReleased = (targets: ReleaseTargets) => releaseTargets.some((target) => targets[target]);

export const ReleaseDialog = ({ flags, onRelease, onClose }: ReleaseDialogProps) => {
  const [targets, setTargets] = useState<ReleaseTargets>(
    flags && isReleased(flags)
      ? {
          isInternalRelease: flags.isInternalRelease,
          isPublicRelease: flags.isPublicRelease,
          isNewsletterRelease: flags.isNewsletterRelease,
        }
      : { isInternalRelease: true, isPublicRelease: false, isNewsletterRelease: false },
  );

  return (
    <ActionDialog
      title={text.title}
      verb={text.publish}
      isDisabled={!isReleased(targets)}
      onAct={() => onRelease(targets)}
      onClose={onClose}
    >
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
    </ActionDialog>
  );
};

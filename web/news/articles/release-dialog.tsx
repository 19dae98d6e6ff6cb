import { useState } from "react";
import type { ArticleFlags } from "../../../shared/news/article.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { releaseText as text } from "./articles.text.ts";

export type ReleaseTargets = Pick<
  ArticleFlags,
  "isInternalRelease" | "isPublicRelease" | "isNewsletterRelease"
>;

/** Where an article can be released, in the order in which it is asked. */
export const releaseTargets = ["isInternalRelease", "isPublicRelease", "isNewsletterRelease"] as const;

interface ReleaseDialogProps {
  flags: ArticleFlags | undefined;
  onRelease: (targets: ReleaseTargets) => void;
  onClose: () => void;
}

const isReleased = (targets: ReleaseTargets) => releaseTargets.some((target) => targets[target]);

/** Asks where an article shall appear. */
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
      <fieldset className="check-group">
        <legend>{text.question}</legend>
        {releaseTargets.map((target) => (
          <label key={target} className="check">
            <input
              type="checkbox"
              checked={targets[target]}
              onChange={(event) => setTargets({ ...targets, [target]: event.target.checked })}
            />
            {text[target]}
          </label>
        ))}
      </fieldset>
      <p className="field-help" aria-live="polite">
        {isReleased(targets) ? "" : text.chooseOne}
      </p>
    </ActionDialog>
  );
};

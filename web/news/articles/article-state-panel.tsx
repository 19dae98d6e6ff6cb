import "./article-state-panel.css";
import { Button } from "primereact/button";
import { useState } from "react";
import type { Article, ArticleFlags } from "../../../shared/news/article.ts";
import { type ArticleState, articleStateOf, flagsOf } from "../../../shared/news/article-state.ts";
import { announcementWords } from "../../components/announcement-words.ts";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Row } from "../../components/layout/row.tsx";
import type { ArticleForm } from "./article-form.ts";
import { ArticleStateTag, isToCome } from "./article-state-tag.tsx";
import { stepsFrom } from "./article-steps.ts";
import { articleEditorText, articleFields, releaseText, stateHelp } from "./articles.text.ts";
import { ReleaseDialog, type ReleaseTargets, releaseTargets } from "./release-dialog.tsx";
import { releasedWords } from "./released-words.ts";
import { SecondPersonNote } from "./second-person-note.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

const shortNames: Readonly<Record<keyof ReleaseTargets, string>> = {
  isInternalRelease: releaseText.internal,
  isPublicRelease: releaseText.public,
  isNewsletterRelease: releaseText.newsletter,
};

interface ArticleStatePanelProps {
  /** As stored; undefined for a new article. */
  flags: Article | undefined;
  /** As typed: it may be saved with the step. */
  typed: Pick<ArticleForm, "releaseDate" | "files" | "showsFilesPublicly">;
  isSaving: boolean;
  /** False if it was not taken. */
  onStep: (step: ArticleFlags & Pick<Article, "announcement">) => Promise<boolean>;
  children?: React.ReactNode;
}

export const ArticleStatePanel = (props: ArticleStatePanelProps) => {
  const { flags, typed, isSaving, onStep, children } = props;
  const [isReleasing, setIsReleasing] = useState(false);
  const [openedAt] = useState(Date.now);
  const state: ArticleState = (flags && articleStateOf(flags)) ?? "draft";
  const places = flags ? releaseTargets.filter((target) => flags[target]) : [];
  // What was saved after the page opened may be later than its clock.
  const now = new Date(Math.max(openedAt, Date.parse(flags?.modifiedAt ?? "") || 0));
  const words = state === "released" ? flags && releasedWords(flags, now) : stateHelp[state];
  const help = [
    words,
    flags?.isInternalRelease && announcementWords(flags, now),
    places.map((place) => shortNames[place]).join(", "),
  ]
    .filter(Boolean)
    .join(" ");

  const withdraw = useWithdrawal(onStep);

  const take = (to: ArticleState) => {
    if (to === "released") setIsReleasing(true);
    else if (flags && state === "released") withdraw(flags, to, now);
    else void onStep(flagsOf(to));
  };

  return (
    <EditorPanel title={articleFields.state}>
      <div>
        <ArticleStateTag article={flags ?? flagsOf("draft")} now={now} />
      </div>
      <FieldHelp aria-live="polite">{flags ? help : articleEditorText.saveFirst}</FieldHelp>
      {children}
      {flags && state === "releasable" && <SecondPersonNote article={flags} />}
      {flags && (
        <Row className="article-steps">
          {stepsFrom(state, isToCome({ releaseDate: typed.releaseDate ?? undefined }, now)).map(
            ({ to, label }, index) => (
              <Button
                key={label}
                type="button"
                label={label}
                outlined={index === 0}
                text={index > 0}
                disabled={isSaving}
                onClick={() => take(to)}
              />
            ),
          )}
        </Row>
      )}
      {flags && isReleasing && (
        <ReleaseDialog
          article={{
            ...flags,
            releaseDate: typed.releaseDate ?? flags.releaseDate,
            fileCount: typed.files?.length ?? 0,
            showsFilesPublicly: typed.showsFilesPublicly ?? false,
          }}
          onClose={() => setIsReleasing(false)}
          onRelease={(targets, announcement) => {
            setIsReleasing(false);
            void onStep({ ...flagsOf("released", targets), announcement });
          }}
        />
      )}
    </EditorPanel>
  );
};

import "./articles.css";
import { useState } from "react";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import { type Article, publishTargets } from "../../../shared/news/article.ts";
import { type ArticleState, articleStateOf, flagsOf } from "../../../shared/news/article-state.ts";
import { announcementWords } from "../../components/announcement-words.ts";
import { Button } from "../../components/button.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { ApprovalPanel, decidesOn } from "../approval/approval-panel.tsx";
import { RequestApprovalDialog } from "../approval/request-approval-dialog.tsx";
import type { ArticleForm } from "./article-form.ts";
import { ArticleStateTag, isToCome } from "./article-state-tag.tsx";
import { stepsFrom } from "./article-steps.ts";
import { articleEditorText, placeText, secondPersonText, stateHelp } from "./articles.text.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { publishedWords } from "./published-words.ts";
import { type TakeStep, useArticleApproval } from "./use-article-approval.ts";
import { useWithdrawal } from "./use-withdrawal.ts";

interface ArticleStepsProps {
  article: Article;
  state: ArticleState;
  typed: Pick<ArticleForm, "releaseDate" | "files" | "showsFilesPublicly">;
  isSaving: boolean;
  now: Date;
  flow: ReturnType<typeof useArticleApproval>;
  onStep: TakeStep;
}

/** Hides steps that would be refused, and those that the approval panel offers. */
const ArticleSteps = ({ article, state, typed, now, isSaving, flow, onStep }: ArticleStepsProps) => {
  const [opened, setOpened] = useState<ArticleState>();
  const close = () => setOpened(undefined);
  const { isMissing, release, others = [] } = flow;
  const isOffered = (to: ArticleState) => {
    if (to === "draft") return !decidesOn(flow);
    if (to === "inReview") return !release || others.length === 0;
    return state === "released" || !(isMissing || (to === "releasable" && decidesOn(flow)));
  };
  const withdraw = useWithdrawal(onStep);
  const take = (to: ArticleState) => {
    if (to === "released" || to === "inReview") setOpened(to);
    else if (state === "released") withdraw(article, to, now);
    else void onStep(flagsOf(to));
  };

  return (
    <>
      {flow.isSecondPerson && <FieldHelp>{secondPersonText.youMay}</FieldHelp>}
      <Row className="article-steps">
        {stepsFrom(state, isToCome({ releaseDate: typed.releaseDate ?? undefined }, now))
          .filter(({ to }) => isOffered(to))
          .map(({ to, label }, index) => (
            <Button
              key={label}
              label={label}
              outlined={index === 0}
              text={index > 0}
              disabled={isSaving}
              onClick={() => take(to)}
            />
          ))}
      </Row>
      {opened === "inReview" && <RequestApprovalDialog flow={flow} people={others} onClose={close} />}
      {opened === "released" && (
        <PublishDialog
          article={{
            ...article,
            releaseDate: typed.releaseDate ?? article.releaseDate,
            fileCount: typed.files?.length ?? 0,
            showsFilesPublicly: typed.showsFilesPublicly ?? false,
          }}
          mayAdd={!isMissing}
          onClose={close}
          onPublish={(targets, announcement) => {
            close();
            void onStep({ ...flagsOf("released", targets), announcement });
          }}
        />
      )}
    </>
  );
};

interface ArticleStatePanelProps extends Pick<ArticleStepsProps, "typed" | "isSaving" | "onStep"> {
  flags: Article | undefined;
  children?: React.ReactNode;
}

type StoredPanelProps = Omit<ArticleStepsProps, "flow"> & Pick<ArticleStatePanelProps, "children">;

const StoredPanel = ({ children, ...props }: StoredPanelProps) => {
  const { article, state, now } = props;
  const flow = useArticleApproval(article, state, props.onStep);
  const help = [
    state === "released" ? publishedWords(article, now) : stateHelp[state],
    article.isInternalRelease && announcementWords(article, now),
    publishTargets
      .filter((target) => article[target])
      .map((place) => placeText[place])
      .join(", "),
  ];

  return (
    <>
      <EditorPanel title={articleLabels.state}>
        <div>
          <ArticleStateTag article={article} now={now} />
        </div>
        <FieldHelp aria-live="polite">{help.filter(Boolean).join(" ")}</FieldHelp>
        {children}
        <ArticleSteps {...props} flow={flow} />
      </EditorPanel>
      <ApprovalPanel flow={flow} />
    </>
  );
};

export const ArticleStatePanel = ({ flags, ...props }: ArticleStatePanelProps) => {
  const [openedAt] = useState(Date.now);
  // A save after the page opened may be later than its clock.
  const now = new Date(Math.max(openedAt, Date.parse(flags?.modifiedAt ?? "") || 0));
  if (flags)
    return <StoredPanel article={flags} state={articleStateOf(flags) ?? "draft"} now={now} {...props} />;

  return (
    <EditorPanel title={articleLabels.state}>
      <div>
        <ArticleStateTag article={flagsOf("draft")} now={now} />
      </div>
      <FieldHelp aria-live="polite">{articleEditorText.saveFirst}</FieldHelp>
    </EditorPanel>
  );
};

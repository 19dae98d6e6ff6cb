import { ulid } from "ulid";
import { pollProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { QuestionnaireDraft } from "../../../shared/discussions/questionnaire.ts";
import type { StoredQuestionnaire } from "../../data/discussions/forum-entries.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";

/** Answers keep their ids, since votes refer to them. */
export const questionnaireFrom = (
  draft: QuestionnaireDraft | null | undefined,
  before: StoredQuestionnaire | null,
  now: Date,
): StoredQuestionnaire | null => {
  if (draft === undefined) return before;
  if (draft === null) return null;
  const endsAnew = draft.endOfVoting !== (before?.endOfVoting ?? null);
  if (endsAnew && draft.endOfVoting !== null && draft.endOfVoting <= now.toISOString()) {
    throw problemAt(pollProblems.endInPast, "questionnaire.endOfVoting");
  }
  const known = new Set(before?.answers.map(({ id }) => id));
  return {
    ...draft,
    answers: draft.answers.map(({ id, title, at }) => ({
      id: id && known.has(id) ? id : ulid(),
      title,
      ...(at && { at }),
    })),
  };
};

const answersIn = (questionnaire: StoredQuestionnaire | null) =>
  JSON.stringify(questionnaire?.answers.map(({ id, title }) => [id, title]));

/** Whether votes that were given would mean something else. */
export const changesVoting = (
  before: StoredQuestionnaire | null,
  after: StoredQuestionnaire | null,
): boolean =>
  answersIn(before) !== answersIn(after) ||
  (before?.maxChoices ?? 1) !== (after?.maxChoices ?? 1) ||
  before?.secret !== after?.secret ||
  before?.oncePerOrganisation !== after?.oncePerOrganisation;

import * as z from "zod";
import { Flag, Id, requiredText, Timestamp } from "../contract/wire.ts";
import { officeMoment } from "../dates/office-days.ts";

export const FEWEST_ANSWERS = 2;
export const MOST_ANSWERS = 20;

export const ResultsVisible = z.enum(["always", "afterVote", "afterEnd"]);
export type ResultsVisible = z.infer<typeof ResultsVisible>;

interface DraftedAnswer {
  readonly id?: string | undefined;
  readonly title: string;
  readonly at?: string | undefined;
}

/** An answer with a moment is titled by it, in Vienna's time; `at` null is a moment not entered yet. */
const AnswerDraft = z
  .object({ id: Id.optional(), title: requiredText(200).optional(), at: Timestamp.nullish() })
  .transform(({ id, title, at }, context): DraftedAnswer => {
    if (at) return { id, at, title: officeMoment(new Date(at)) };
    if (title) return { id, title };
    context.addIssue({
      code: "custom",
      path: [at === null ? "at" : "title"],
      message: "Bitte ausfüllen.",
    });
    return z.NEVER;
  });

/** In a poll about dates, a voter may choose every date that suits. */
export const isAboutDates = (answers: readonly { readonly at?: string | null | undefined }[]): boolean =>
  answers.some(({ at }) => at != null);

export const QuestionnaireDraft = z
  .object({
    title: requiredText(200),
    oncePerOrganisation: Flag,
    voteCanChange: Flag,
    endOfVoting: Timestamp.nullish().transform((end) => end ?? null),
    answers: z
      .array(AnswerDraft)
      .min(FEWEST_ANSWERS, { error: `Eine Umfrage braucht mindestens ${FEWEST_ANSWERS} Antworten.` })
      .max(MOST_ANSWERS, { error: `Eine Umfrage hat höchstens ${MOST_ANSWERS} Antworten.` })
      .refine((answers) => new Set(answers.map(({ title }) => title)).size === answers.length, {
        error: "Zwei Antworten sind gleich.",
      })
      .refine((answers) => !isAboutDates(answers) || answers.every(({ at }) => at), {
        error: "Entweder sind alle Antworten Termine, oder keine ist einer.",
      }),
    resultsVisible: ResultsVisible.default("always"),
    secret: Flag,
    mailsResult: Flag,
    maxChoices: z.int().min(1).max(MOST_ANSWERS).default(1),
  })
  .transform(({ maxChoices, ...draft }) => ({
    ...draft,
    maxChoices: isAboutDates(draft.answers) ? draft.answers.length : maxChoices,
  }))
  .refine(({ maxChoices, answers }) => maxChoices <= answers.length, {
    path: ["maxChoices"],
    error: "So viele Antworten hat die Umfrage nicht.",
  })
  .meta({ id: "QuestionnaireDraft" });
export type QuestionnaireDraft = z.output<typeof QuestionnaireDraft>;

/** `employeeId` and `name` are null in a secret ballot, and so is `organisationId` unless offices vote. */
export const Vote = z
  .object({
    answerId: Id.nullable(),
    further: z.array(Id).optional(),
    employeeId: Id.nullable(),
    name: z.string().nullable(),
    organisationId: Id.nullable(),
    createdAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Vote" });
export type Vote = z.infer<typeof Vote>;

/** Empty in a secret ballot. */
export const choicesOf = ({ answerId, further = [] }: Pick<Vote, "answerId" | "further">): string[] =>
  answerId === null ? [] : [answerId, ...further];

/** The vote of the reader's office; `answerId` is null for a colleague's vote in a secret ballot. */
export const OfficeVote = Vote.extend({
  /** Identifies the vote until it is replaced. */
  id: z.string(),
  isOwn: z.boolean(),
}).meta({ id: "OfficeVote" });
export type OfficeVote = z.infer<typeof OfficeVote>;

/** `count` and `votes` are null as long as the reader may not see results. */
export const Questionnaire = z
  .object({
    title: z.string(),
    oncePerOrganisation: z.boolean(),
    voteCanChange: z.boolean(),
    endOfVoting: z.iso.datetime().nullable(),
    answers: z.array(
      z.object({
        id: Id,
        title: z.string(),
        at: z.iso.datetime().optional(),
        count: z.int().nullable(),
      }),
    ),
    resultsVisible: ResultsVisible,
    secret: z.boolean(),
    mailsResult: z.boolean(),
    maxChoices: z.int(),
    votes: z.array(Vote).nullable(),
    votesCount: z.int(),
    ownVote: Id.nullable(),
    ownVotes: z.array(Id),
    /** Null in polls where people vote for themselves. */
    officeVote: OfficeVote.nullable(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Questionnaire" });
export type Questionnaire = z.infer<typeof Questionnaire>;

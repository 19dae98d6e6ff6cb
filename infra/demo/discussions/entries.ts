import { addMinutes } from "date-fns/addMinutes";
import { millisecondsInDay } from "date-fns/constants";
import {
  notDeleted,
  type StoredAnswer,
  type StoredEntry,
  type StoredPost,
} from "../../../functions/data/discussions/forum-entries.collection.ts";
import { reactionKinds } from "../../../shared/discussions/reaction.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { type Chance, chanceFor } from "../chance.ts";
import { workingDay } from "../working-day.ts";
import { longThread, polls, type ThreadText, threads } from "./discussions.text.ts";
import { topicThreads } from "./topic-threads.ts";

const TWO_YEARS = 700;
const LONG = 300;
const MINUTES_APART = 47;

interface Seeding {
  readonly employees: readonly Employee[];
  readonly now: Date;
  readonly chance: Chance;
}

export const written = (by: Employee | undefined, createdAt: string) => ({
  authorName: by ? fullName(by) : null,
  authorOrganisationId: by?.employedAt ?? null,
  createdAt,
  createdBy: by?.id ?? null,
  modifiedAt: createdAt,
  modifiedBy: by?.id ?? null,
  modifiedByName: null,
  ...notDeleted,
  files: [],
});

export const paragraph = (text: string) => `<p>${text}</p>`;

interface ThreadFacts {
  readonly id: string;
  readonly forum: string;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly string[];
  readonly daysAgo: number;
}

const thread = (
  { id, forum, title, text, answers, daysAgo }: ThreadFacts,
  { employees, now, chance }: Seeding,
): [StoredPost, ...StoredAnswer[]] => {
  const startedAt = workingDay(now, daysAgo, chance);
  const someone = () => chance.helpers.arrayElement(employees);
  const until = now.getTime();
  const timeOf = (at: number) =>
    new Date(
      Math.min(
        until - (answers.length - at) * 1000,
        addMinutes(startedAt, (at + 1) * MINUTES_APART).getTime(),
      ),
    ).toISOString();
  return [
    {
      ...written(someone(), startedAt),
      id,
      kind: "post",
      forumId: forum,
      title,
      content: paragraph(text),
      sticky: false,
      closed: false,
      questionnaire: null,
    },
    ...answers.map(
      (answer, at): StoredAnswer => ({
        ...written(someone(), timeOf(at)),
        id: `${id}-${String(at).padStart(3, "0")}`,
        kind: "answer",
        postId: id,
        title: null,
        content: paragraph(answer),
      }),
    ),
  ];
};

const solved = (entries: readonly StoredEntry[]): StoredEntry[] => {
  const answerIds = new Set(entries.map(({ id }) => id));
  let at = 0;
  return entries.map((entry) => {
    if (entry.kind !== "post") return entry;
    const solutionId = `${entry.id}-001`;
    return answerIds.has(solutionId) && at++ % 3 === 0 ? { ...entry, solutionId } : entry;
  });
};

const polled = (seeding: Seeding): StoredEntry[] =>
  polls.flatMap(({ isOver, question, answers, oncePerOrganisation, maxChoices, ...facts }, at) => {
    const [post, ...others] = thread(
      { ...facts, id: `poll-${at}`, answers: [], daysAgo: isOver ? 90 : 3 },
      seeding,
    );
    const days = isOver ? -60 : 12;
    return [
      {
        ...post,
        sticky: !isOver,
        questionnaire: {
          title: question,
          oncePerOrganisation,
          voteCanChange: true,
          endOfVoting: new Date(seeding.now.getTime() + days * millisecondsInDay).toISOString(),
          answers: answers.map((title, place) => ({ id: `choice-${place}`, title })),
          resultsVisible: "always" as const,
          secret: false,
          mailsResult: false,
          maxChoices,
        },
      },
      ...others,
    ];
  });

const spread = (name: string, texts: readonly ThreadText[], seeding: Seeding): StoredEntry[] =>
  texts.flatMap((facts, at) =>
    thread(
      { ...facts, id: `${name}-${at}`, daysAgo: 1 + Math.floor((at * TWO_YEARS) / texts.length) },
      seeding,
    ),
  );

export const makeEntries = (employees: readonly Employee[], now: Date): StoredEntry[] => {
  const chance = chanceFor(23);
  const seeding = { employees, now, chance };
  const long = Array.from(
    { length: LONG },
    (_, at) => longThread.answers[at % longThread.answers.length] ?? "",
  );
  return [
    ...solved(spread("post-0", threads, seeding)),
    ...spread("post-1", topicThreads(chance), seeding),
    ...thread({ ...longThread, id: "post-long", answers: long, daysAgo: 200 }, seeding),
    ...polled(seeding),
  ];
};

const REACTED = 30;

export const makeReactions = (entries: readonly StoredEntry[], employees: readonly Employee[]) => {
  const chance = chanceFor(26);
  return entries.slice(0, REACTED).flatMap(({ id, createdBy }) =>
    chance.helpers
      .arrayElements(employees, chance.number.int(4))
      .filter((person) => person.id !== createdBy)
      .map((person) => ({
        entryId: id,
        person: person.id,
        kind: chance.helpers.arrayElement(reactionKinds),
      })),
  );
};

const choiceOf = (answerId: string, answers: readonly { readonly id: string }[], more: number) => {
  const first = answers.findIndex(({ id }) => id === answerId) + 1;
  const further = answers.slice(first, first + more).map(({ id }) => id);
  return { answerId, ...(further.length > 0 && { further }) };
};

export const makeVotes = (entries: readonly StoredEntry[], employees: readonly Employee[]) => {
  const chance = chanceFor(24);
  return entries.flatMap((entry) => {
    if (entry.kind !== "post" || !entry.questionnaire) return [];
    const { answers, oncePerOrganisation, maxChoices = 1 } = entry.questionnaire;
    const voters = chance.helpers.arrayElements(employees, 40).map((person, at) => ({
      postId: entry.id,
      voter: oncePerOrganisation ? `office ${person.employedAt}` : `person ${person.id}`,
      ...choiceOf(chance.helpers.arrayElement(answers).id, answers, at % maxChoices),
      employeeId: person.id,
      organisationId: person.employedAt,
      createdAt: entry.createdAt,
      name: fullName(person),
    }));
    return [...new Map(voters.map((vote) => [vote.voter, vote])).values()];
  });
};

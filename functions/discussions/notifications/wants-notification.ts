import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Thread } from "../../data/discussions/threads.ts";
import type { Ways } from "../../data/people/notified-employees.ts";

export interface Discussed {
  readonly thread: Pick<Thread, "id" | "createdBy" | "answers">;
  readonly isAnswer: boolean;
  readonly writer: string | null;
  readonly mentioned: ReadonlySet<string>;
  readonly forumFollowers: ReadonlySet<string>;
  /** Choices of employees: true follows the discussion, false mutes it. */
  readonly choices: ReadonlyMap<string, boolean>;
}

type Person = Pick<Employee, "id" | "notifyOnOwnForumActivity">;

export const kindFor = (
  { id }: Pick<Employee, "id">,
  { mentioned, isAnswer }: Pick<Discussed, "mentioned" | "isAnswer">,
): "mention" | "answer" | "post" => {
  if (mentioned.has(id)) return "mention";
  return isAnswer ? "answer" : "post";
};

const takesPart = ({ createdBy, answers }: Discussed["thread"], employeeId: string) =>
  createdBy === employeeId || answers.some((answer) => answer.createdBy === employeeId);

/** Whether the entry is to be mailed, regardless of whether the person can be reached. */
export const wantsNotification = ({ id, notifyOnOwnForumActivity }: Person, about: Discussed): boolean => {
  const choice = about.choices.get(id);
  if (id === about.writer || choice === false) return false;
  if (choice === true || about.mentioned.has(id)) return true;
  return about.isAnswer
    ? notifyOnOwnForumActivity && takesPart(about.thread, id)
    : about.forumFollowers.has(id);
};

/** The same rule without the switch that is for mails only. */
const wantsBellAbout = (person: Pick<Employee, "id" | "silentTopics">, about: Discussed): boolean =>
  wantsBell(person, kindFor(person, about)) &&
  wantsNotification({ id: person.id, notifyOnOwnForumActivity: true }, about);

/** Includes people who have read the entry already. */
export const waysOf = (discussed: Discussed): Ways => ({
  byMail: (employee) => wantsNotification(employee, discussed),
  byBell: (employee) => wantsBellAbout(employee, discussed),
});

/** Whether somebody else's next answer would notify the person. */
export const followsDiscussion = (
  person: Person,
  thread: Discussed["thread"],
  choice: boolean | undefined,
): boolean =>
  wantsNotification(person, {
    thread,
    isAnswer: true,
    writer: null,
    mentioned: new Set(),
    forumFollowers: new Set(),
    choices: new Map(choice === undefined ? [] : [[person.id, choice]]),
  });

import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Thread } from "../../data/discussions/threads.ts";
import type { Ways } from "../../data/people/notified-employees.ts";

/** What was written, and who has to do with its discussion. */
export interface Discussed {
  readonly thread: Pick<Thread, "id" | "createdBy" | "answers">;
  readonly isAnswer: boolean;
  readonly writer: string | null;
  readonly mentioned: ReadonlySet<string>;
  readonly forumFollowers: ReadonlySet<string>;
  /** What employees have chosen for this discussion: following or muted. */
  readonly choices: ReadonlyMap<string, boolean>;
}

type Person = Pick<Employee, "id" | "notifyOnOwnForumActivity">;

/** As what the bell tells it. */
export const kindFor = (
  { id }: Pick<Employee, "id">,
  { mentioned, isAnswer }: Pick<Discussed, "mentioned" | "isAnswer">,
): "mention" | "answer" | "post" => {
  if (mentioned.has(id)) return "mention";
  return isAnswer ? "answer" : "post";
};

const takesPart = ({ createdBy, answers }: Discussed["thread"], employeeId: string) =>
  createdBy === employeeId || answers.some((answer) => answer.createdBy === employeeId);

/** Whether somebody is told of it by mail; of whether they can be reached it knows nothing. */
export const wantsNotification = ({ id, notifyOnOwnForumActivity }: Person, about: Discussed): boolean => {
  const choice = about.choices.get(id);
  if (id === about.writer || choice === false) return false;
  if (choice === true || about.mentioned.has(id)) return true;
  return about.isAnswer
    ? notifyOnOwnForumActivity && takesPart(about.thread, id)
    : about.forumFollowers.has(id);
};

/** By the same rule, but for the switch that is for mails only. */
const wantsBellAbout = (person: Pick<Employee, "id" | "silentTopics">, about: Discussed): boolean =>
  wantsBell(person, kindFor(person, about)) &&
  wantsNotification({ id: person.id, notifyOnOwnForumActivity: true }, about);

/** Who is told of an entry, but for those who know it by then. */
export const waysOf = (discussed: Discussed): Ways => ({
  byMail: (employee) => wantsNotification(employee, discussed),
  byBell: (employee) => wantsBellAbout(employee, discussed),
});

/** Whether somebody would be told of another's next answer. */
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

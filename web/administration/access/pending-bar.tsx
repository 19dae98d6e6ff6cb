import "./pending-bar.css";
import { ApiProblem } from "../../app/client/api-problem.ts";
import { problemText } from "../../app/shell/app.text.ts";
import { Button } from "../../components/button.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { ActionBar } from "../../components/form/editor/action-bar.tsx";
import { ProblemBox } from "../../components/problem-box.tsx";
import { commonText } from "../../components/words.text.ts";
import { pendingText as text } from "./assignments.text.ts";
import type { Toggle } from "./pending-changes.ts";
import type { Assignments, Failure } from "./use-assignments.ts";

const wordsOf = ({ role, original }: Toggle) => (original ? text.taken(role) : text.given(role));

const PendingList = ({ people }: Pick<Assignments, "people">) => (
  <details className="pending-list">
    <summary>{text.show}</summary>
    <ul>
      {Array.from(people, ([userId, toggles]) => (
        <li key={userId}>{`${toggles[0]?.person ?? ""} ${toggles.map(wordsOf).join(", ")}`}</li>
      ))}
    </ul>
  </details>
);

const Failures = ({ failures }: { failures: readonly Failure[] }) => (
  <ProblemBox className="pending-problem">
    <strong>{text.failed}</strong>
    <ul>
      {failures.map(({ userId, person, error }) => (
        <li key={userId}>
          {text.failedFor(person, (error instanceof ApiProblem ? error : problemText.unreadable).title)}
        </li>
      ))}
    </ul>
    <p>{text.kept}</p>
  </ProblemBox>
);

const statusOf = ({ pending, people, saving }: Assignments) => {
  if (saving) return text.saving(formatNumber(saving.done), formatNumber(saving.total));
  return pending.length === 0
    ? text.none
    : text.pending(pending.length, formatNumber(pending.length), people.size, formatNumber(people.size));
};

export const PendingBar = ({ assignments }: { assignments: Assignments }) => {
  const { pending, people, failures, saving, canUndo, undo, discard, save } = assignments;
  const isEmpty = pending.length === 0;

  return (
    <section className="pending-bar" data-empty={isEmpty && !canUndo} aria-label={text.bar}>
      {failures.length > 0 && <Failures failures={failures} />}
      <ActionBar
        className="pending-actions"
        status={statusOf(assignments)}
        actions={
          <>
            <Button
              label={commonText.save}
              disabled={isEmpty}
              loading={saving !== undefined}
              onClick={() => void save()}
            />
            <Button text label={text.undo} disabled={!canUndo || saving !== undefined} onClick={undo} />
            <Button text label={text.discard} disabled={isEmpty || saving !== undefined} onClick={discard} />
          </>
        }
      >
        {!isEmpty && <PendingList people={people} />}
      </ActionBar>
    </section>
  );
};

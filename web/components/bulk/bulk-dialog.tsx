import { useForm, useWatch } from "react-hook-form";
import { ApiProblem } from "../../app/client/api-problem.ts";
import { problemText } from "../../app/shell/app.text.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { SelectField } from "../form/choice/select-field.tsx";
import { Stack } from "../layout/layout.tsx";
import { ProblemBox } from "../problem-box.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { useToasts } from "../toasts.tsx";
import { commonText } from "../words.text.ts";
import { bulkText as text } from "./bulk.text.ts";
import type { BulkTask } from "./bulk-action.ts";
import { type Failure, useBulkRun } from "./use-bulk-run.ts";

/** Null is a choice: the whole group. */
const UNDECIDED = "";

const reasonOf = (error: unknown) =>
  error instanceof ApiProblem ? error.title : problemText.unreadable.title;

const Failures = ({ failed }: { failed: readonly Failure[] }) => (
  <ProblemBox>
    <strong>{text.failed(failed.length)}</strong>
    <ul>
      {failed.map(({ item: { id, label }, error }) => (
        <li key={id}>{`${label}: ${reasonOf(error)}`}</li>
      ))}
    </ul>
  </ProblemBox>
);

interface BulkDialogProps {
  task: BulkTask;
  onDone: () => void;
  onClose: () => void;
}

export const BulkDialog = ({ task, onDone, onClose }: BulkDialogProps) => {
  const { items, leftOut, choice } = task;
  const toasts = useToasts();
  const form = useForm<{ chosen: string | null }>({ defaultValues: { chosen: UNDECIDED } });
  const chosen = useWatch({ control: form.control, name: "chosen" });
  const { done, failed, waiting, at, isRunning, isBegun, run, stop } = useBulkRun(task);

  const begin = () =>
    run(chosen, (now) => {
      if (now.failed.length > 0 || now.waiting.length > 0) return;
      toasts.success(task.done(now.done));
      onDone();
    });

  const verb = () => {
    if (isRunning) return text.stop;
    if (!isBegun) return task.verb(items.length);
    return failed.length > 0 && waiting.length === 0 ? text.again : text.goOn;
  };

  return (
    <ActionDialog
      title={task.title}
      verb={verb()}
      danger={!isRunning && task.danger}
      isDisabled={items.length === 0 || (Boolean(choice) && chosen === UNDECIDED)}
      isDirty={isRunning}
      dismiss={isBegun ? commonText.close : undefined}
      onAct={isRunning ? stop : begin}
      onClose={isRunning ? stop : onClose}
      startsAtDismiss
    >
      <Stack>
        {isBegun ? (
          <>
            <ProgressBar
              label={text.progress}
              done={done}
              total={items.length}
              isRunning={isRunning}
              readAt={at}
            />
            {isRunning && <p className="muted">{text.stays}</p>}
            {!isRunning && waiting.length > 0 && <p role="status">{text.stopped(waiting.length)}</p>}
            {!isRunning && failed.length > 0 && <Failures failed={failed} />}
          </>
        ) : (
          <>
            {items.length > 0 && <p>{text.of(items.map(({ label }) => label))}</p>}
            <p>{items.length > 0 ? task.text : text.none}</p>
            {items.length > 0 && leftOut > 0 && <p className="muted">{text.leftOut(leftOut)}</p>}
            {choice && (
              <SelectField form={form} name="chosen" label={choice.label} options={choice.options} required />
            )}
          </>
        )}
      </Stack>
    </ActionDialog>
  );
};

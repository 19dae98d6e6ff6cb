import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { RuleScope, type SeriesDays } from "../../../shared/calendar/event-series.ts";
import { events } from "../../../shared/calendar/events.contract.ts";
import { seriesPlan } from "../../../shared/calendar/series-plan.ts";
import { withoutEnd } from "../../../shared/calendar/series-rule.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { AudienceNote } from "../../components/announcement-field.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { RuleFields, useRule } from "./rule-fields.tsx";
import { ScopeField } from "./scope-field.tsx";
import { ruleText as text } from "./series.text.ts";

interface RuleDialogProps {
  event: CalendarEvent;
  onClose: () => void;
}

interface AskedRuleProps extends RuleDialogProps {
  known: SeriesDays;
  /** `known` still belongs to the scope chosen before. */
  isLate: boolean;
  scope: RuleScope;
  scopeField: React.ReactNode;
}

const AskedRule = (props: AskedRuleProps) => {
  const { known, isLate, scope, scopeField, onClose } = props;
  const { id, organisationId } = props.event;
  const toasts = useToasts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSilent, setSilent] = useState(false);
  const { first, own, days } = known;
  const repeating = useRule({
    first,
    rule: known.rule,
    left: known.without,
    start: { rhythm: "same", end: "until", count: days.length, until: days.at(-1) ?? first },
  });
  const { rule, without, chosen } = repeating;
  const plan = seriesPlan(days, (day) => day, [first, ...chosen]);
  const isSame = plan.added.length + plan.dropped.length === 0 && withoutEnd(rule ?? "") === known.rule;
  const changing = useMutation(eventMutations.changeRule);

  const change = async () => {
    if (rule === undefined) return;
    const done = await changing.mutateAsync({ id, scope, rule, without, isSilent });
    onClose();
    toasts.success(text.done(done));
    // The deleted event's own page would request it.
    if (plan.dropped.includes(own)) await navigate(calendarPaths.calendar);
    void refresh(client, keyOf(events.changeRule));
  };

  return (
    <ActionDialog
      title={text.title}
      verb={text.verb(plan.dropped.length)}
      danger={plan.dropped.length > 0}
      isBusy={changing.isPending}
      isDisabled={rule === undefined || isSame || isLate}
      onAct={() => void change().catch(() => undefined)}
      onClose={onClose}
    >
      <Stack>
        {scopeField}
        <RuleFields
          repeating={repeating}
          organisationId={organisationId}
          noteOf={(day) => (plan.added.includes(day) ? text.isNew : undefined)}
        />
        {rule !== undefined && (
          <div role="status">
            <p>{text.plan(plan.kept.length, plan.added.length, plan.dropped.length)}</p>
            {plan.dropped.includes(own) && <p>{text.itself}</p>}
            {plan.dropped.length > 0 && (
              <AudienceNote
                query={eventQueries.audience({ event: id, about: "rule", scope, rule, without })}
                isSilent={isSilent}
                nobody={text.nobody}
              />
            )}
          </div>
        )}
        {plan.dropped.length > 0 && (
          <Check checked={isSilent} onChange={({ target }) => setSilent(target.checked)}>
            {text.silently}
          </Check>
        )}
        {changing.error && <ProblemNote error={changing.error} />}
      </Stack>
    </ActionDialog>
  );
};

export const RuleDialog = ({ event, onClose }: RuleDialogProps) => {
  const [scope, setScope] = useState<RuleScope>("following");
  const {
    data: known,
    error,
    isPlaceholderData,
  } = useQuery({ ...eventQueries.rule(event.id, scope), placeholderData: keepPreviousData });
  const scopeField = <ScopeField about="rule" scopes={RuleScope.options} scope={scope} onChange={setScope} />;
  if (known && !error) {
    return (
      <AskedRule
        event={event}
        known={known}
        isLate={isPlaceholderData}
        scope={scope}
        scopeField={scopeField}
        onClose={onClose}
      />
    );
  }
  return (
    error && (
      <ActionDialog title={text.title} verb={text.verb(0)} isDisabled onClose={onClose}>
        <ProblemNote error={error} />
      </ActionDialog>
    )
  );
};

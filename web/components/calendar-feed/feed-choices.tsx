import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { CalendarFeed } from "../../../shared/calendar/feed.contract.ts";
import { eventCategoriesQuery } from "../event-categories.query.ts";
import { Check } from "../form/choice/check.tsx";
import { CheckGroup } from "../form/choice/check-group.tsx";
import { Switch } from "../form/choice/switch.tsx";
import { FieldHelp } from "../form/field-help.tsx";
import { useToasts } from "../toasts.tsx";
import { type FeedChoices, feedMutations } from "./calendar-feed.queries.ts";
import { feedText as text } from "./calendar-feed.text.ts";

/** Each takes effect at once; the address stays. */
export const FeedChoicesFields = ({ feed: { createdAt: _when, ...stored } }: { feed: CalendarFeed }) => {
  const id = useId();
  const toasts = useToasts();
  const { data: categories = [] } = useQuery(eventCategoriesQuery);
  const choosing = useMutation({
    ...feedMutations.choose,
    // Serial, since parallel requests arrive in any order.
    scope: { id: "calendar-feed" },
    onError: toasts.problem,
  });
  const choices = choosing.isPending ? choosing.variables : stored;
  const set = (change: Partial<FeedChoices>) => choosing.mutate({ ...choices, ...change });
  const isChosen = (id: string) => choices.categories?.includes(id) ?? true;

  const choose = (id: string, isOn: boolean) => {
    const others = categories.filter((category) => category.id !== id && isChosen(category.id));
    set({ categories: [...others.map((category) => category.id), ...(isOn ? [id] : [])] });
  };

  return (
    <div>
      <Switch label={text.holidays} checked={choices.holidays} onChange={(holidays) => set({ holidays })} />
      <Switch
        label={text.birthdays}
        checked={choices.birthdays}
        onChange={(birthdays) => set({ birthdays })}
      />
      <Switch
        label={text.all}
        checked={choices.categories === null}
        onChange={(isAll) => set({ categories: isAll ? null : categories.map(({ id }) => id) })}
      />
      {choices.categories !== null && (
        <CheckGroup aria-label={text.categories} aria-describedby={id}>
          <FieldHelp id={id}>{text.withoutCategory}</FieldHelp>
          {categories.map(({ id, name }) => (
            <Check key={id} checked={isChosen(id)} onChange={({ target }) => choose(id, target.checked)}>
              {name}
            </Check>
          ))}
        </CheckGroup>
      )}
    </div>
  );
};

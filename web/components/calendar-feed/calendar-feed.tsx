import "./calendar-feed.css";
import { useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { CalendarFeed as StoredFeed } from "../../../shared/calendar/feed.contract.ts";
import { formatStamp } from "../../../shared/dates/dates.ts";
import { Button } from "../button.tsx";
import { useConfirm } from "../confirm-action.tsx";
import { eventCategoriesQuery } from "../event-categories.query.ts";
import { Check } from "../form/choice/check.tsx";
import { CheckGroup } from "../form/choice/check-group.tsx";
import { Switch } from "../form/choice/switch.tsx";
import { FieldHelp } from "../form/field-help.tsx";
import { Panel, Row, Stack } from "../layout/layout.tsx";
import { QrCode } from "../qr-code.tsx";
import { TextInput } from "../text-input.tsx";
import { useToasts } from "../toasts.tsx";
import { useCopy } from "../use-copy.ts";
import { commonText } from "../words.text.ts";
import { type FeedChoices, feedMutations, ownFeedQuery } from "./calendar-feed.queries.ts";
import { feedText as text } from "./calendar-feed.text.ts";

const FeedChoicesFields = ({ feed: { createdAt: _when, ...stored } }: { feed: StoredFeed }) => {
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

const FeedAddress = ({ url }: { url: string }) => {
  const copy = useCopy(text.copied, text.notCopied);
  // Opens the calendar program instead of saving a file.
  const webcal = url.replace(/^https?:/, "webcal:");

  return (
    <Panel gap={2} role="status">
      <p>{text.shownOnce}</p>
      <Row className="feed-address">
        <TextInput readOnly value={url} aria-label={text.address} onFocus={({ target }) => target.select()} />
        <Button icon="pi pi-copy" label={commonText.copy} onClick={() => void copy(url)} />
      </Row>
      <a className="lone-link" href={webcal}>
        {text.open}
      </a>
      <QrCode content={webcal} label={text.qr} />
      <FieldHelp>{text.howTo}</FieldHelp>
    </Panel>
  );
};

const everything: FeedChoices = { categories: null, birthdays: false, holidays: false };

export const OwnFeed = () => {
  const { data } = useSuspenseQuery(ownFeedQuery);
  const confirm = useConfirm();
  const toasts = useToasts();
  const starting = useMutation({ ...feedMutations.start, onError: toasts.problem });
  const { mutateAsync: remove } = useMutation(feedMutations.remove);
  const { feed } = data;

  const renew = (choices: FeedChoices) =>
    confirm({
      title: text.renewTitle,
      text: text.renewWarning,
      verb: text.renew,
      run: () => starting.mutateAsync(choices),
    });
  const revoke = () =>
    confirm({
      title: text.revokeTitle,
      text: text.revokeWarning,
      verb: text.revoke,
      danger: true,
      run: async () => {
        await remove({});
        starting.reset();
        toasts.success(text.revoked);
      },
    });

  return (
    <Stack gap={3}>
      <p className="muted">{feed ? text.since(formatStamp(feed.createdAt)) : text.about}</p>
      {starting.data && <FeedAddress url={starting.data.url} />}
      {feed ? (
        <>
          <FeedChoicesFields feed={feed} />
          <Row>
            <Button
              outlined
              label={text.renew}
              onClick={() => {
                const { createdAt: _when, ...choices } = feed;
                renew(choices);
              }}
            />
            <Button text severity="danger" label={text.revoke} onClick={revoke} />
          </Row>
        </>
      ) : (
        <Row>
          <Button
            outlined
            label={text.make}
            loading={starting.isPending}
            onClick={() => starting.mutate(everything)}
          />
        </Row>
      )}
    </Stack>
  );
};

export const CalendarFeed = () => (
  <section aria-label={text.title}>
    <h2>{text.title}</h2>
    <OwnFeed />
  </section>
);

import "./calendar-feed.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { formatStamp } from "../../../shared/dates/dates.ts";
import { useConfirm } from "../confirm-action.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { useToasts } from "../toasts.tsx";
import { type FeedChoices, feedMutations, ownFeedQuery } from "./calendar-feed.queries.ts";
import { feedText as text } from "./calendar-feed.text.ts";
import { FeedAddress } from "./feed-address.tsx";
import { FeedChoicesFields } from "./feed-choices.tsx";

const everything: FeedChoices = { categories: null, birthdays: false, holidays: false };

/** The viewer's own; whose frame names it. */
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
        await remove();
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

import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { formatStamp } from "../../shared/dates/dates.ts";
import type { SessionEntry } from "../../shared/login/login.contract.ts";
import { Button } from "../components/button.tsx";
import { useConfirm } from "../components/confirm-action.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { useToasts } from "../components/toasts.tsx";
import { profileMutations, profileQueries } from "./profile.queries.ts";
import { securityText as text } from "./profile.text.ts";

const deviceOf = ({ device }: SessionEntry) => device ?? text.unknownDevice;

const SessionRow = ({ session }: { session: SessionEntry }) => {
  const toasts = useToasts();
  const end = useMutation({
    ...profileMutations.endSession,
    onSuccess: () => toasts.success(text.ended(deviceOf(session))),
    onError: toasts.problem,
  });

  return (
    <li>
      <div>
        <p>{deviceOf(session)}</p>
        <p className="muted">{text.since(formatStamp(session.startedAt), formatStamp(session.usedAt))}</p>
      </div>
      {session.isCurrent ? (
        <StatusTag tone="success">{text.here}</StatusTag>
      ) : (
        <Button
          text
          label={text.end}
          aria-label={text.endNamed(deviceOf(session))}
          loading={end.isPending}
          onClick={() => end.mutate(session.id)}
        />
      )}
    </li>
  );
};

export const OwnSessions = () => {
  const { data: sessions } = useSuspenseQuery(profileQueries.sessions);
  const confirm = useConfirm();
  const { mutateAsync: endAll } = useMutation(profileMutations.endOtherSessions);
  const others = sessions.data.filter(({ isCurrent }) => !isCurrent).length;

  const endOthers = () =>
    confirm({
      title: text.endOthersTitle,
      text: text.endOthersWarning(others),
      verb: text.endOthers,
      danger: true,
      run: () => endAll({}),
      done: text.othersEnded,
    });

  return (
    <section aria-label={text.sessions}>
      <h2>{text.sessions}</h2>
      <Stack as="ul" className="session-list" gap={2}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
      {others > 0 && <Button outlined label={text.endOthers} onClick={endOthers} />}
    </section>
  );
};

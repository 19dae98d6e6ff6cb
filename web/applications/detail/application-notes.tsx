import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Suspense, useState } from "react";
import type { Application } from "../../../shared/applications/application.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../../app/client/session.ts";
import { DateText } from "../../components/date-text.tsx";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { applicationMutations } from "../applications.queries.ts";
import { detailText, noteText as text } from "../applications.text.ts";

const NoteDialog = lazyPart(async () => (await import("./note-dialog.tsx")).NoteDialog);

export const ApplicationNotes = ({ application }: { application: Application }) => {
  const viewer = useViewer();
  const toasts = useToasts();
  const [isWriting, setWriting] = useState(false);
  const remove = useMutation({ ...applicationMutations.removeNote, onError: toasts.problem });

  return (
    <Stack as="section" gap={3} aria-label={text.notes}>
      <Row align="center" spread>
        <h2>{text.notes}</h2>
        <Button outlined icon="pi pi-pencil" label={text.write} onClick={() => setWriting(true)} />
      </Row>
      {application.notes.length === 0 && <p className="muted">{text.none}</p>}
      <Stack as="ul" gap={2}>
        {application.notes.map(({ id, at, by, byName, content }) => (
          <Panel as="li" key={id} gap={2}>
            <Row align="center" spread>
              <span className="muted">
                {byName ?? detailText.somebody}, <DateText value={at} />
              </span>
              {(by === actorOf(viewer) || viewer.isAdmin) && (
                <Button
                  text
                  icon="pi pi-trash"
                  aria-label={text.remove}
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ place: application, noteId: id })}
                />
              )}
            </Row>
            <SafeHtml html={content} />
          </Panel>
        ))}
      </Stack>
      {isWriting && (
        <Suspense>
          <NoteDialog application={application} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Stack>
  );
};

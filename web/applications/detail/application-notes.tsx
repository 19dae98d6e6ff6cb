import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { Application } from "../../../shared/applications/application.ts";
import type { ShownNote } from "../../../shared/applications/application-note.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import { DateText } from "../../components/date-text.tsx";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { applicationMutations } from "../applications.queries.ts";
import { detailText, noteText as text } from "../applications.text.ts";

const NoteDialog = lazyPart(async () => (await import("./note-dialog.tsx")).NoteDialog);

export const ApplicationNotes = ({ application }: { application: Application }) => {
  const viewer = useViewer();
  const removeAction = useRemoveAction();
  const [writing, setWriting] = useState<ShownNote | "new">();
  const { mutateAsync: remove } = useMutation(applicationMutations.removeNote);
  const { organisationId, id } = application;

  const removalOf = ({ id: noteId, byName }: ShownNote) =>
    removeAction({
      title: text.removeTitle,
      warning: text.removeWarning(byName ?? detailText.somebody),
      done: text.removed,
      run: () => remove({ params: { organisationId, id, noteId } }),
    });

  return (
    <Stack as="section" gap={3} aria-label={text.notes}>
      <Row align="center" spread>
        <h2>{text.notes}</h2>
        <Button outlined icon="pi pi-pencil" label={text.write} onClick={() => setWriting("new")} />
      </Row>
      {application.notes.length === 0 && <p className="muted">{text.none}</p>}
      <Stack as="ul" gap={2}>
        {application.notes.map((note) => {
          const isOwn = note.by === actorOf(viewer);
          return (
            <Panel as="li" key={note.id} gap={2}>
              <Row align="center" spread className="application-note-head">
                <span className="muted">
                  {note.byName ?? detailText.somebody}, <DateText value={note.at} />
                  {note.editedAt && (
                    <>
                      {` · ${text.edited} `}
                      <DateText value={note.editedAt} />
                    </>
                  )}
                </span>
                <Row gap={0}>
                  {isOwn && (
                    <Button
                      text
                      icon="pi pi-pencil"
                      aria-label={text.edit}
                      onClick={() => setWriting(note)}
                    />
                  )}
                  {(isOwn || viewer.isAdmin) && (
                    <Button text icon="pi pi-trash" aria-label={text.remove} onClick={removalOf(note).run} />
                  )}
                </Row>
              </Row>
              <SafeHtml html={note.content} />
            </Panel>
          );
        })}
      </Stack>
      {writing && (
        <Suspense>
          <NoteDialog
            application={application}
            note={writing === "new" ? undefined : writing}
            onClose={() => setWriting(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
};

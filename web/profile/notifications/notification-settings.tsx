import "./notification-settings.css";
import { useMutation } from "@tanstack/react-query";
import { Fragment } from "react";
import { login } from "../../../shared/login/login.contract.ts";
import type { Topic } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { useViewer } from "../../app/client/session.ts";
import { Row } from "../../components/layout/layout.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useSavedMark } from "../saved-mark.tsx";
import { CheckCell, FixedCell, SwitchCell } from "./choice-cell.tsx";
import { ForumRows } from "./forum-rows.tsx";
import { type NotificationRow, rowsFor } from "./notification-rows.ts";
import { rowText, notificationsText as text } from "./notifications.text.ts";

/** Optimistic. All topics are saved together, so each change starts from the last. */
const useSilentTopics = (stored: readonly Topic[], onSaved: () => void) => {
  const toasts = useToasts();
  const saving = useMutation({
    ...mutationOf(login.profile.update, (silentTopics: Topic[]) => ({ body: { silentTopics } })),
    // Serial, since parallel requests arrive in any order.
    scope: { id: "silentTopics" },
    onSuccess: onSaved,
    onError: toasts.problem,
  });
  const silent = saving.isPending ? saving.variables : stored;

  return {
    rings: (topic: Topic) => !silent.includes(topic),
    change: (topic: Topic, rings: boolean) =>
      saving.mutate([...silent.filter((one) => one !== topic), ...(rings ? [] : [topic])]),
  };
};

export const NotificationSettings = ({ person }: { person: Employee }) => {
  const rows = rowsFor(person, useViewer());
  const { note, mark } = useSavedMark();
  const { rings, change } = useSilentTopics(person.silentTopics ?? [], note);
  const ofForums = rows.filter(({ isOfForums }) => isOfForums);

  const bellCell = ({ name, bell }: NotificationRow) =>
    bell === null ? (
      <FixedCell isOn />
    ) : (
      <CheckCell
        label={text.cell(text.bell, rowText[name].label)}
        checked={rings(bell)}
        onChange={(isOn) => change(bell, isOn)}
      />
    );

  const mailCell = ({ name, mail }: NotificationRow) =>
    typeof mail === "boolean" ? (
      <FixedCell isOn={mail} />
    ) : (
      <SwitchCell
        label={text.cell(text.mail, rowText[name].label)}
        name={mail}
        stored={Boolean(person[mail])}
        onSaved={note}
      />
    );

  const digestCell = (row: NotificationRow) => {
    if (!row.isOfForums) {
      return (
        <td>
          <FixedCell isOn={false} />
        </td>
      );
    }
    return row === ofForums[0] ? (
      <td rowSpan={ofForums.length}>
        <SwitchCell label={text.forumDigest} name="forumDigest" stored={person.forumDigest} onSaved={note} />
      </td>
    ) : null;
  };

  return (
    <section className="notification-settings" aria-label={text.title}>
      <Row className="settings-head" gap={4} lines={0} align="baseline" spread>
        <h2>{text.title}</h2>
        {mark}
      </Row>
      {person.email === null && <p className="muted">{text.withoutMail}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{text.what}</th>
            <th scope="col">{text.bell}</th>
            <th scope="col">{text.mail}</th>
            <th scope="col">{text.digest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.name}>
              <tr>
                <th scope="row">
                  {rowText[row.name].label}
                  {rowText[row.name].help && (
                    <span className="notification-help">{rowText[row.name].help}</span>
                  )}
                </th>
                <td>{bellCell(row)}</td>
                <td>{mailCell(row)}</td>
                {digestCell(row)}
              </tr>
              {row.name === "posts" && <ForumRows employeeId={person.id} onSaved={note} />}
            </Fragment>
          ))}
        </tbody>
      </table>
      {ofForums.length > 0 && <p className="muted">{text.digestHelp}</p>}
    </section>
  );
};

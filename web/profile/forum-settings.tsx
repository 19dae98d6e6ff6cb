import "./settings.css";
import { Button } from "primereact/button";
import { Switch } from "../components/form/choice/switch.tsx";
import { useUnsavedGuard } from "../components/form/editor/unsaved-guard.tsx";
import { Row } from "../components/layout/row.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { forumsText as text } from "./settings.text.ts";
import { useForumChoices } from "./use-forum-choices.ts";

export const ForumSettings = ({ employeeId }: { employeeId: string }) => {
  const { settings, changedCount, choose, discard, save } = useForumChoices(employeeId);
  const guard = useUnsavedGuard(changedCount > 0);
  const active = settings.filter((setting) => setting.active).length;

  return (
    <section className="forum-section" aria-label={text.title}>
      <Row className="settings-head" gap={4} lines={0} align="baseline" spread>
        <h2>{text.title}</h2>
        {settings.length > 0 && <p className="muted">{text.active(active, settings.length)}</p>}
      </Row>
      <p className="muted">{settings.length === 0 ? text.none : text.help}</p>
      <ul className="forum-settings">
        {settings.map((setting) => (
          <li key={setting.forumId}>
            <Switch
              label={setting.forumName}
              help={setting.isAllowed ? undefined : text.unreachable}
              checked={setting.active}
              // What may no longer be switched on can still be switched off.
              disabled={save.isPending || (!setting.isAllowed && !setting.active)}
              onChange={(on) => choose(setting.forumId, on)}
            />
          </li>
        ))}
      </ul>
      {save.error && <ProblemNote error={save.error} />}
      {changedCount > 0 && (
        <Row className="forum-settings-actions">
          <Button
            type="button"
            label={text.save(changedCount)}
            loading={save.isPending}
            onClick={() => save.mutate()}
          />
          <Button type="button" text label={text.discard} disabled={save.isPending} onClick={discard} />
        </Row>
      )}
      {guard.dialog}
    </section>
  );
};

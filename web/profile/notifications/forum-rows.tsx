import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { ForumSetting } from "../../../shared/discussions/forum-setting.ts";
import { forumSettingsQuery, saveForumSettings } from "../../components/forum-settings.queries.ts";
import { useToasts } from "../../components/toasts.tsx";
import { CheckCell, FixedCell } from "./choice-cell.tsx";
import { notificationsText as text } from "./notifications.text.ts";

interface ForumRowProps {
  setting: ForumSetting;
  employeeId: string;
  onSaved: () => void;
}

const ForumRow = ({
  setting: { forumId, forumName, active, isAllowed },
  employeeId,
  onSaved,
}: ForumRowProps) => {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (follows: boolean) =>
      saveForumSettings(employeeId, [{ forumId, employeeId, active: follows }]),
    // Serial, since each answer has all settings and the last one must win.
    scope: { id: "forums" },
    onSuccess: (settled) => {
      queryClient.setQueryData(forumSettingsQuery(employeeId).queryKey, settled);
      onSaved();
    },
    onError: toasts.problem,
  });

  return (
    <tr>
      <th scope="row" className="notification-forum">
        {forumName}
        {!isAllowed && <span className="notification-help">{text.unreachable}</span>}
      </th>
      <td>
        <FixedCell isOn={false} />
      </td>
      <td>
        <CheckCell
          label={text.cell(text.mail, text.forum(forumName))}
          checked={saving.isPending ? saving.variables : active}
          // A disallowed notification can still be switched off.
          disabled={!isAllowed && !active}
          onChange={saving.mutate}
        />
      </td>
      <td />
    </tr>
  );
};

export const ForumRows = ({ employeeId, onSaved }: Omit<ForumRowProps, "setting">) => {
  const { data: settings } = useSuspenseQuery(forumSettingsQuery(employeeId));
  return settings.map((setting) => (
    <ForumRow key={setting.forumId} setting={setting} employeeId={employeeId} onSaved={onSaved} />
  ));
};

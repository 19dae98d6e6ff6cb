import { Button } from "../components/button.tsx";
import { PlainDialog } from "../components/plain-dialog.tsx";
import { againText as text } from "./login.text.ts";

export const DeactivatedDialog = ({ username, onLeave }: { username: string; onLeave: () => void }) => (
  <PlainDialog
    title={text.deactivatedTitle}
    visible
    onClose={onLeave}
    footer={<Button label={text.leave} onClick={onLeave} autoFocus />}
  >
    <p>{text.deactivated(username)}</p>
  </PlainDialog>
);

import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { formatStamp } from "../../../shared/dates/dates.ts";
import type { Passkey } from "../../../shared/login/passkeys.contract.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { MakePasskey } from "./make-passkey.tsx";
import { passkeyMutations, passkeysQuery } from "./passkeys.queries.ts";
import { passkeysText as text } from "./passkeys.text.ts";

const PasskeyRow = ({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) => {
  const confirm = useConfirm();
  const { mutateAsync: remove } = useMutation(passkeyMutations.remove);
  const use = lastUsedAt ? text.used(formatStamp(lastUsedAt)) : text.unused;

  const askToRemove = () =>
    confirm({
      title: text.removeTitle(name),
      text: text.removeWarning,
      verb: text.remove,
      danger: true,
      run: () => remove(id),
      done: text.removed(name),
    });

  return (
    <li>
      <div>
        <p>{name}</p>
        <p className="muted">
          {text.made(formatStamp(createdAt))}, {use}
        </p>
      </div>
      <Button text label={text.remove} aria-label={text.removeNamed(name)} onClick={askToRemove} />
    </li>
  );
};

export const OwnPasskeys = () => {
  const { data: passkeys } = useSuspenseQuery(passkeysQuery);

  return (
    <section className="own-passkeys" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{text.about}</p>
      {passkeys.data.length > 0 && (
        <Stack as="ul" className="session-list" gap={2}>
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Stack>
      )}
      <MakePasskey />
    </section>
  );
};

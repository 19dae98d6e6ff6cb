import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { formatStamp } from "../../shared/dates/dates.ts";
import type { FirmAccount } from "../../shared/login/federation.contract.ts";
import { Button } from "../components/button.tsx";
import { useConfirm } from "../components/confirm-action.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { profileMutations, profileQueries } from "./profile.queries.ts";
import { firmAccountsText as text } from "./profile.text.ts";

const AccountRow = ({ account: { id, label, since } }: { account: FirmAccount }) => {
  const confirm = useConfirm();
  const { mutateAsync: end } = useMutation(profileMutations.endFirmAccount);

  const ask = () =>
    confirm({
      title: text.endTitle(label),
      text: text.endWarning,
      verb: text.endLink,
      danger: true,
      run: () => end(id),
      done: text.ended(label),
    });

  return (
    <li>
      <div>
        <p>{label}</p>
        <p className="muted">{text.since(formatStamp(since))}</p>
      </div>
      <Button text label={text.end} aria-label={text.endNamed(label)} onClick={ask} />
    </li>
  );
};

export const OwnFirmAccounts = () => {
  const { data: accounts } = useSuspenseQuery(profileQueries.firmAccounts);
  if (accounts.data.length === 0) return null;

  return (
    <section aria-label={text.title}>
      <h2>{text.title}</h2>
      <Stack as="ul" className="session-list" gap={2}>
        {accounts.data.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </Stack>
    </section>
  );
};

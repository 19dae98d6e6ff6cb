import "./tokens.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { isFuture } from "date-fns/isFuture";
import { useState } from "react";
import type { Token } from "../../../shared/administration/token.ts";
import { Button } from "../../components/button.tsx";
import { DateText, lastDayOf } from "../../components/date-text.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { WholeList } from "../../components/list/whole-list.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { grantLines, type RessourceName, useRessourceName } from "../access/roles/grant-words.ts";
import { MadeTokenDialog } from "./made-token-dialog.tsx";
import { type MadeToken, TokenDialog } from "./token-dialog.tsx";
import { tokenMutations, tokensQuery } from "./tokens.queries.ts";
import { tokensText as text } from "./tokens.text.ts";

const LastUse = ({ lastUsedAt, lastUsedFrom }: Token) =>
  lastUsedAt ? (
    <>
      <DateText value={lastUsedAt} /> <span className="muted">{text.from(lastUsedFrom ?? "")}</span>
    </>
  ) : (
    <span className="muted">{text.unused}</span>
  );

const Expiry = ({ expiresAt }: Token) =>
  isFuture(expiresAt) ? lastDayOf(expiresAt) : <StatusTag tone="danger">{text.expired}</StatusTag>;

const columnsWith = (nameOf: RessourceName): ListColumn<Token>[] => [
  { field: "name", header: text.name, body: ({ name }) => name, card: "title", width: "26%" },
  { field: "rules", header: text.rules, body: (token) => grantLines(token, nameOf).join("; ") },
  { field: "expiresAt", header: text.lastDay, body: Expiry, width: "128px" },
  { field: "lastUsedAt", header: text.lastUse, body: LastUse, width: "24%" },
];

export const TokensPage = () => {
  const { data: tokens } = useSuspenseQuery(tokensQuery);
  const { mutateAsync: remove } = useMutation(tokenMutations.remove);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeToken>();
  const removeAction = useRemoveAction();
  const nameOf = useRessourceName();
  const create = <Button icon="pi pi-plus" label={text.create} onClick={() => setIsMaking(true)} />;

  return (
    <>
      <PageHeader title={text.title} meta={text.intro} action={create} />
      <p>
        <a className="lone-link" href="/v1/docs">
          {text.documented}
        </a>
      </p>
      {tokens.length === 0 && <EmptyState text={text.empty} action={create} />}
      {tokens.length > 0 && (
        <WholeList
          label={text.title}
          slots={tokens.map((row) => ({ id: row.id, row }))}
          columns={columnsWith(nameOf)}
          rowLabel={({ name }) => name}
          rowActions={({ id, name }) => [
            removeAction({
              verb: text.end,
              title: text.endTitle,
              warning: text.endWarning(name),
              done: text.ended(name),
              run: () => remove(id),
            }),
          ]}
        />
      )}
      {isMaking && (
        <TokenDialog
          onClose={() => setIsMaking(false)}
          onMade={(token) => {
            setIsMaking(false);
            setMade(token);
          }}
        />
      )}
      {made && <MadeTokenDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  );
};

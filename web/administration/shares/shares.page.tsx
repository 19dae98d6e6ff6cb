import { useMutation } from "@tanstack/react-query";
import { cloudItemAddress } from "../../../shared/cloud/cloud-address.ts";
import type { ListedShare } from "../../../shared/cloud/share.ts";
import { shares } from "../../../shared/cloud/shares.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { DateText, lastDayOf } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { ShareTag } from "../../components/share-tag.tsx";
import { sharesText as text } from "./shares.text.ts";

const shareList = listOf(shares.all, { sort: "createdAt:desc" });

const endShare = mutationOf(shares.remove);

const titleOf = ({ title }: ListedShare) => title ?? text.gone;

const columns: readonly ListColumn<ListedShare>[] = [
  {
    field: "title",
    header: text.thing,
    body: (share) => (
      <>
        {titleOf(share)}
        {share.note && <span className="muted"> · {share.note}</span>}
      </>
    ),
    card: "title",
  },
  { field: "creatorName", header: text.owner, body: ({ creatorName }) => creatorName, width: "20%" },
  { field: "state", header: text.state, body: ({ state }) => <ShareTag state={state} />, width: "168px" },
  {
    field: "expiresAt",
    header: text.expiresAt,
    body: ({ expiresAt }) => lastDayOf(expiresAt),
    width: "136px",
  },
  {
    field: "lastUsedAt",
    header: text.lastUse,
    body: ({ lastUsedAt }) =>
      lastUsedAt ? <DateText value={lastUsedAt} /> : <span className="muted">{text.unused}</span>,
    width: "168px",
  },
];

export const SharesPage = () => {
  const list = useList(shareList);
  const removeAction = useRemoveAction();
  const { mutateAsync: end } = useMutation(endShare);

  return (
    <>
      <PageHeader title={text.title} meta={text.intro} />
      <ListTable
        {...list}
        label={text.title}
        columns={columns}
        rowLabel={titleOf}
        rowHref={({ itemId }) => cloudItemAddress(itemId)}
        rowActions={(share) => [
          removeAction({
            verb: text.end,
            title: text.endTitle,
            warning: text.endText(titleOf(share)),
            done: text.ended,
            run: () => end({ params: { id: share.itemId, shareId: share.id } }),
          }),
        ]}
        empty={{ text: text.empty }}
      />
    </>
  );
};

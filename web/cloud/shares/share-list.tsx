import { useMutation } from "@tanstack/react-query";
import type { Share } from "../../../shared/cloud/share.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { lastDayOf } from "../../components/date-text.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { ShareTag } from "../../components/share-tag.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { commonText } from "../../components/words.text.ts";
import { shareMutations } from "./shares.queries.ts";
import { sharesText as text } from "./shares.text.ts";

const factsOf = (share: Share): string =>
  [
    text.until(lastDayOf(share.expiresAt)),
    text.by(share.creatorName),
    ...(share.hasPassword ? [text.withPassword] : []),
    share.downloads > 0 || share.maxDownloads !== null
      ? text.used(share.downloads, share.maxDownloads)
      : text.unused,
  ].join(" · ");

const ShareLine = ({ share }: { share: Share }) => {
  const copy = useCopy(text.copied, text.notCopied);
  const confirm = useConfirm();
  const { mutateAsync: remove } = useMutation(shareMutations.remove);
  const { id, itemId, url, note, state } = share;
  const selectAll = ({ target }: React.FocusEvent<HTMLInputElement>) => target.select();
  const end = () =>
    confirm({
      title: text.endTitle,
      text: text.endText,
      verb: text.end,
      danger: true,
      run: () => remove({ params: { id: itemId, shareId: id } }),
      done: text.ended,
    });

  return (
    <li>
      <p>
        <ShareTag state={state} /> {note}
      </p>
      <p className="muted">{factsOf(share)}</p>
      <Row className="share-actions">
        {url && (
          <>
            <TextInput readOnly value={url} aria-label={text.address} translate="no" onFocus={selectAll} />
            <Button outlined icon="pi pi-copy" label={commonText.copy} onClick={() => void copy(url)} />
          </>
        )}
        <Button
          text
          severity="danger"
          label={text.end}
          aria-label={text.endOf(note ?? text.until(lastDayOf(share.expiresAt)))}
          onClick={end}
        />
      </Row>
    </li>
  );
};

export const ShareList = ({ shares }: { shares: readonly Share[] }) => (
  <section aria-label={text.links}>
    <Stack as="ul" className="share-list" gap={0}>
      {shares.map((share) => (
        <ShareLine key={share.id} share={share} />
      ))}
    </Stack>
  </section>
);

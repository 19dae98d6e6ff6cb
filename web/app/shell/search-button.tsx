import { useEffect, useEffectEvent, useState } from "react";
import { deferredCode } from "../../components/deferred-code.ts";
import { NotLoaded } from "../../components/lazy-part.tsx";
import { dialogCode } from "../../components/plain-dialog.tsx";
import { shellText } from "./app.text.ts";
import { useShortcut } from "./use-shortcut.ts";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const searchDialog = deferredCode(async () => {
  const [{ SearchDialog }] = await Promise.all([
    import("../../search/search-dialog.tsx"),
    dialogCode.fetchCode(),
  ]);
  return SearchDialog;
});

/** Keys typed before the dialog's field has the focus are meant for it. */
const useTypedAhead = (isOpen: boolean, onTyped: (letter: string) => void): void => {
  const take = useEffectEvent(onTyped);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event;
      const isTaken = target instanceof Element && target.matches("[role=dialog] :is(a, button, input)");
      if (isTaken || ctrlKey || metaKey || Array.from(key).length > 1) return;
      event.preventDefault();
      take(key);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
};

export const SearchButton = () => {
  const [isOpen, setOpen] = useState(false);
  const { code: SearchDialog, hasFailed } = searchDialog.useOnceNeeded(isOpen);
  const [term, setTerm] = useState("");
  useTypedAhead(isOpen, (letter) => setTerm((before) => before + letter));
  const close = () => {
    setOpen(false);
    setTerm("");
  };
  useShortcut("k", () => setOpen(true));

  return (
    <>
      <button
        type="button"
        className="top-bar-search"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <i className="pi pi-search" aria-hidden="true" />
        <span className="top-bar-search-name">{shellText.search}</span>
        <span className="top-bar-keys" aria-hidden="true">
          {isApple() ? shellText.searchKeysApple : shellText.searchKeys}
        </span>
      </button>
      {isOpen && SearchDialog && <SearchDialog term={term} onTerm={setTerm} onClose={close} />}
      {hasFailed && <NotLoaded onClose={close} />}
    </>
  );
};

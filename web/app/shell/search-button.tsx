import { lazy, Suspense, useState } from "react";
import { Navigate } from "react-router-dom";
import { shellText } from "./app.text.ts";
import { useShortcut } from "./use-shortcut.ts";

/** What cannot be loaded must not break the frame; the page tells what is wrong. */
const instead = () => <Navigate to="/search" />;

const SearchDialog = lazy<React.ComponentType<{ onClose: () => void }>>(() =>
  import("../../search/search-dialog.tsx").then(
    ({ SearchDialog: Dialog }) => ({ default: Dialog }),
    () => ({ default: instead }),
  ),
);

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

export const SearchButton = () => {
  const [isOpen, setOpen] = useState(false);
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
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

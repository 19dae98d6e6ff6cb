import { useState } from "react";
// Comes with the frame: what one types at once would be lost while it were fetched.
import { SearchDialog } from "../../search/search-dialog.tsx";
import { shellText } from "./app.text.ts";
import { useShortcut } from "./use-shortcut.ts";

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
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};

import "./bell.css";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../components/lazy-part.tsx";
import { unreadQuery } from "./notifications.queries.ts";
import { notificationsText as text } from "./notifications.text.ts";
import { useReadingHere } from "./use-reading-here.ts";

const BellPanel = lazyPart(async () => (await import("./bell-panel.tsx")).BellPanel);

const NOTHING = { count: 0, unread: [] };

/** Without an answer it is a bell without a number: nothing else depends on it. */
export const Bell = () => {
  const { data: { count, unread } = NOTHING } = useQuery(unreadQuery);
  useReadingHere(unread);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // Bound to the location it was opened at, so going anywhere closes it.
  const isOpen = openedAt === key;
  const close = () => setOpenedAt(undefined);

  return (
    <div className="bell">
      <button
        ref={button}
        type="button"
        className="bell-button"
        aria-label={text.label(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
      >
        <i className="pi pi-bell" aria-hidden="true" />
        {count > 0 && <span className="bell-number">{text.number(count)}</span>}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {count > 0 && text.announced(count)}
      </span>
      {isOpen && (
        <Suspense>
          <BellPanel
            hasUnread={count > 0}
            onClose={close}
            onEscape={() => {
              close();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

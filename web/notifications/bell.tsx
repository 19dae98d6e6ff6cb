import "./bell.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { UnreadNotification } from "../../shared/notifications/notification.ts";
import { onSeen } from "../app/client/seen-addresses.ts";
import { lazyPart } from "../components/lazy-part.tsx";
import { notificationMutations, unreadQuery } from "./notifications.queries.ts";
import { notificationsText as text } from "./notifications.text.ts";

const idsOf = (notifications: readonly UnreadNotification[]) => notifications.map(({ id }) => id);

/** Matches the exact address, or any page of its subject; an answer needs its own position in the address. */
const isAbout = (
  { path, subjectId }: UnreadNotification,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean =>
  path === pathname ||
  path === pathname + search ||
  (!path.includes("?") && pathname.split("/").includes(encodeURIComponent(subjectId)));

/** Visiting a page reads its earlier notifications, however the viewer got there. */
const useReadingHere = (unread: readonly UnreadNotification[]) => {
  const location = useLocation();
  const arrival = useRef<{ readonly to: unknown; readonly at: number }>(undefined);
  const { mutate } = useMutation(notificationMutations.read);

  useEffect(() => {
    if (arrival.current?.to !== location) arrival.current = { to: location, at: Date.now() };
    const { at } = arrival.current;
    const here = unread.filter((one) => Date.parse(one.createdAt) <= at && isAbout(one, location));
    if (here.length > 0) mutate(idsOf(here));
  }, [mutate, unread, location]);

  const readAt = useEffectEvent((address: string) => {
    const opened = unread.filter(({ path }) => path === address);
    if (opened.length > 0) mutate(idsOf(opened));
  });
  useEffect(() => onSeen(readAt), []);
};

/** The badge of an installed portal; 0 removes it. */
const showBadge = (count: number) => {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => {});
};

const BellPanel = lazyPart(async () => (await import("./bell-panel.tsx")).BellPanel);

const NOTHING = { count: 0, unread: [] };

/** A failed query shows no number, since nothing else depends on it. */
export const Bell = () => {
  const { data: { count, unread } = NOTHING } = useQuery(unreadQuery);
  useReadingHere(unread);
  useEffect(() => {
    showBadge(count);
    return () => showBadge(0);
  }, [count]);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // Bound to the location it was opened at, so any navigation closes it.
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

import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { UnreadNotification } from "../../shared/notifications/notification.ts";
import { onSeen } from "../app/client/seen-addresses.ts";
import { notificationMutations } from "./notifications.queries.ts";

const idsOf = (notifications: readonly UnreadNotification[]) => notifications.map(({ id }) => id);

/** At its address, or at any page of what it is about: an answer is only where its discussion opens at it. */
const isAbout = (
  { path, subjectId }: UnreadNotification,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean =>
  path === pathname ||
  path === pathname + search ||
  (!path.includes("?") && pathname.split("/").includes(encodeURIComponent(subjectId)));

/** Being where something has happened is reading of it, however one got there; what comes later rings. */
export const useReadingHere = (unread: readonly UnreadNotification[]) => {
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

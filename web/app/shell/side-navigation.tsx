import "./side-navigation.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { NavLink } from "react-router-dom";
import { isAllowed, isAllowedAnywhere } from "../../../shared/contract/permissions.ts";
import { frameQuery } from "../client/frame.query.ts";
import { useViewer, whenPersonLeaves } from "../client/session.ts";
import { tabStore } from "../client/tab-store.ts";
import { shellText, navigationText as text } from "./app.text.ts";
import { type NavigationEntry, visibleEntries } from "./navigation.ts";
import { navigationMarks } from "./navigation-marks.ts";

interface ExternalLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
}

const externalLinks: readonly ExternalLink[] = [
  { label: text.onlineMeeting, href: "https://meeting.kanzleigruppe.example/", icon: "pi-video" },
  { label: text.employerBranding, href: "https://karriere.kanzleigruppe.example/", icon: "pi-megaphone" },
  { label: text.recruiting, href: "https://recruiting.kanzleigruppe.example/", icon: "pi-user-plus" },
  { label: text.whistleblowing, href: "https://hinweise.kanzleigruppe.example/", icon: "pi-shield" },
];

const placeOf = (userId: string) => `hasGalleries:${userId}`;

whenPersonLeaves((userId) => tabStore.forget(placeOf(userId)));

/** Stored, so that the entry does not appear late on the next page. */
const useHasGalleries = (): boolean => {
  const place = placeOf(useViewer().userId);
  const { data } = useQuery(frameQuery);
  const hasGalleries = data?.hasGalleries;
  useEffect(() => {
    if (hasGalleries !== undefined) tabStore.keep(place, hasGalleries);
  }, [place, hasGalleries]);

  return hasGalleries ?? tabStore.read(place) === true;
};

const useNavigationEntries = (): NavigationEntry[] => {
  const viewer = useViewer();
  const hasGalleries = useHasGalleries();

  return visibleEntries({
    isAdmin: viewer.isAdmin,
    mayReadNews: isAllowed(viewer, "READ_NEWS", viewer.employedAt),
    mayEditNews: isAllowedAnywhere(viewer, "EDIT_NEWS"),
    maySeeApplications: viewer.isDirector || isAllowedAnywhere(viewer, "ADMIN_ORG"),
    hasGalleries,
  });
};

const Entry = ({ entry }: { entry: NavigationEntry }) => {
  const Mark = navigationMarks[entry.to];

  return (
    <li>
      {entry.children ? (
        <span className="nav-group">
          <i className={`pi ${entry.icon}`} aria-hidden="true" />
          {entry.label}
        </span>
      ) : (
        <NavLink className="nav-link" to={entry.to} end={entry.exact ?? false}>
          <i className={`pi ${entry.icon}`} aria-hidden="true" />
          {entry.label}
          {Mark && <Mark />}
        </NavLink>
      )}
      {entry.children && (
        <ul aria-label={entry.label}>
          {entry.children.map((child) => (
            <Entry key={child.to} entry={child} />
          ))}
        </ul>
      )}
    </li>
  );
};

export const SideNavigation = () => (
  <>
    <ul>
      {useNavigationEntries().map((entry) => (
        <Entry key={entry.to} entry={entry} />
      ))}
    </ul>
    <ul className="nav-external">
      {externalLinks.map(({ label, href, icon }) => (
        <li key={href}>
          <a
            className="nav-link"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={shellText.external}
          >
            <i className={`pi ${icon}`} aria-hidden="true" />
            {label}
            <i className="pi pi-external-link nav-leaves" role="img" aria-label={shellText.external} />
          </a>
        </li>
      ))}
    </ul>
  </>
);

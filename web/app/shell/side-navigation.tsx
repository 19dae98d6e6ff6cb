import { Suspense } from "react";
import { NavLink } from "react-router-dom";
import { shellText } from "./app.text.ts";
import { externalLinks } from "./external-links.ts";
import type { NavigationEntry } from "./navigation.ts";
import { useNavigationEntries } from "./use-navigation-entries.ts";

const Entry = ({ entry }: { entry: NavigationEntry }) => (
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
        {entry.mark && (
          <Suspense fallback={null}>
            <entry.mark />
          </Suspense>
        )}
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

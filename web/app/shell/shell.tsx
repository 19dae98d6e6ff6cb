import "./shell.css";
// Imported early, since the browser's offer comes soon after the page.
import "../push/install-offer.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { ConfirmProvider } from "../../components/confirm-action.tsx";
import { useKeptFocus } from "../../components/focus-place.ts";
import { ToastsProvider } from "../../components/toasts.tsx";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { commonText } from "../../components/words.text.ts";
import { ZipNotices } from "../../components/zip/zip-notices.tsx";
import { usePageViews } from "../page-views/use-page-views.ts";
import { shellText } from "./app.text.ts";
import { NewBuildNotice, OutageNotice } from "./notices.tsx";
import { paths } from "./paths.ts";
import { usePage } from "./same-page.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { SignInDialogs } from "./sign-in-dialogs.tsx";
import { TopBar } from "./top-bar.tsx";
import { useKeptDevice } from "./use-kept-device.ts";
import { useReturn } from "./use-return.ts";

const useDrawer = () => {
  const isFixed = useMinWidth(breakpoints.medium);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  // Bound to the location it was opened at, so any navigation closes it.
  const isOverlayOpen = !isFixed && openedAt === key;

  useEffect(() => {
    if (!isOverlayOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenedAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOverlayOpen]);

  return {
    isFixed,
    isOverlayOpen,
    toggle,
    onToggle: () => setOpenedAt(isOverlayOpen ? undefined : key),
    close: () => setOpenedAt(undefined),
  };
};

/** Returns the title to announce to screen readers. */
const useArrival = (content: React.RefObject<HTMLElement | null>): string => {
  const { key } = usePage();
  const [title, setTitle] = useState("");
  const previous = useRef(key);

  // A layout effect, since a key pressed before the next frame is already meant for the page.
  useLayoutEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    content.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [key, content]);

  return title;
};

const Footer = ({ inert }: { inert: boolean }) => (
  <footer className="footer" inert={inert}>
    <Link to="/help">{shellText.help}</Link>
    <Link to="/trash">{commonText.trash}</Link>
    <Link to={paths.organisation("1")}>{shellText.contact}</Link>
    <span>{shellText.version}</span>
  </footer>
);

const Frame = () => {
  const content = useRef<HTMLElement>(null);
  const { isFixed, isOverlayOpen, toggle, onToggle, close } = useDrawer();
  const arrival = useArrival(content);
  const leaving = useReturn(content);
  usePageViews();
  useKeptDevice();
  useKeptFocus();
  const label = isOverlayOpen ? shellText.closeNavigation : shellText.openNavigation;

  return (
    <div className="shell">
      <Button className="skip-link" label={shellText.skip} onClick={() => content.current?.focus()} />
      <TopBar inert={isOverlayOpen}>
        {!isFixed && (
          <button
            ref={toggle}
            type="button"
            className="top-bar-toggle"
            aria-label={label}
            aria-expanded={isOverlayOpen}
            aria-controls="navigation"
            onClick={onToggle}
          >
            <i className={`pi ${isOverlayOpen ? "pi-times" : "pi-bars"}`} aria-hidden="true" />
          </button>
        )}
      </TopBar>
      <nav
        id="navigation"
        className="side"
        data-open={isFixed || isOverlayOpen}
        aria-label={shellText.navigation}
      >
        <SideNavigation />
      </nav>
      {isOverlayOpen && <div className="side-backdrop" aria-hidden="true" onClick={close} />}
      <main ref={content} className="content" tabIndex={-1} inert={isOverlayOpen} {...leaving}>
        <div className="notices" role="status">
          <OutageNotice />
          <NewBuildNotice />
        </div>
        <Outlet />
      </main>
      <Footer inert={isOverlayOpen} />
      <div className="visually-hidden" aria-live="polite">
        {arrival}
      </div>
      <ScrollRestoration />
      <ZipNotices />
      <SignInDialogs />
    </div>
  );
};

export const Shell = () => (
  <ToastsProvider>
    <ConfirmProvider>
      <Frame />
    </ConfirmProvider>
  </ToastsProvider>
);

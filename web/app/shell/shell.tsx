import "./shell.css";
import { Button } from "primereact/button";
import { useRef } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { ConfirmProvider } from "../../components/confirm-action.tsx";
import { useKeptFocus } from "../../components/focus-place.ts";
import { ToastsProvider } from "../../components/toasts.tsx";
import { ZipNotices } from "../../components/zip/zip-notices.tsx";
import { SignInAgain } from "../../login/sign-in-again.tsx";
import { useIsSessionExpired } from "../client/session.ts";
import { usePageViews } from "../page-views/use-page-views.ts";
import { shellText } from "./app.text.ts";
import { Footer } from "./footer.tsx";
import { NewBuildNotice } from "./new-build-notice.tsx";
import { OutageNotice } from "./outage-notice.tsx";
import { Prime } from "./prime.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";
import { useArrival } from "./use-arrival.ts";
import { useDrawer } from "./use-drawer.ts";
import { useReturn } from "./use-return.ts";

const Frame = () => {
  const content = useRef<HTMLElement>(null);
  const { isFixed, isOverlayOpen, toggle, onToggle, close } = useDrawer();
  const arrival = useArrival(content);
  const leaving = useReturn(content);
  const isExpired = useIsSessionExpired();
  usePageViews();
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
      {isExpired && <SignInAgain />}
    </div>
  );
};

export const Shell = () => (
  <Prime>
    <ToastsProvider>
      <ConfirmProvider>
        <Frame />
      </ConfirmProvider>
    </ToastsProvider>
  </Prime>
);

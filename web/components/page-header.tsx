import "./page.css";
import { useEffect, useId, useRef, useState } from "react";
import { productTitle } from "../app/shell/app.text.ts";
import { Button } from "./button.tsx";
import { pageText as text } from "./components.text.ts";
import { HelpLink } from "./help/help-link.tsx";
import { Row } from "./layout/layout.tsx";
import { breakpoints, useMinWidth } from "./use-media-query.ts";

interface PageActionsProps {
  action?: React.ReactNode;
  more?: React.ReactNode;
  foldsMore?: boolean;
}

const More = ({ children }: { children: React.ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const folded = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      // A hidden button cannot take the focus back from a dialog that it opens.
      if (folded.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("click", close);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);

  return (
    <div className="page-more">
      <Button
        outlined
        icon="pi pi-angle-down"
        iconPos="right"
        label={text.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => {
          // Otherwise the document's click handler would close the menu at once.
          event.stopPropagation();
          button.current = event.currentTarget;
          setOpen(!isOpen);
        }}
      />
      {/* Keeps its box while closed: a popup menu of one of its buttons opens there. */}
      <div ref={folded} id={id} className="page-more-actions" data-open={isOpen}>
        {children}
      </div>
    </div>
  );
};

const PageActions = ({ action, more, foldsMore = false }: PageActionsProps) => {
  const isPhone = !useMinWidth(breakpoints.small);
  if (!action && !more) return null;
  const isFolded = (isPhone || foldsMore) && Boolean(action) && Boolean(more);

  return (
    <Row className="page-header-action">
      {!isFolded && more}
      {action}
      {isFolded && <More>{more}</More>}
    </Row>
  );
};

interface PageHeaderProps extends PageActionsProps {
  title: string;
  meta?: React.ReactNode;
}

export const PageHeader = ({ title, meta, ...actions }: PageHeaderProps) => (
  <div className="page-header">
    <title>{`${title} · ${productTitle}`}</title>
    <div className="page-header-text">
      <div className="page-title">
        <h1>{title}</h1>
        <HelpLink />
      </div>
      {meta && <p className="muted">{meta}</p>}
    </div>
    <PageActions {...actions} />
  </div>
);

import { useEffect, useRef } from "react";
import { PublicPage } from "../components/public-page.tsx";
import { applyText } from "./apply.text.ts";

const text = applyText.sent;

interface SentProps {
  office: string;
  email: string;
  months: number;
}

export const Sent = ({ office, email, months }: SentProps) => {
  const said = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    said.current?.focus();
  }, []);

  return (
    <PublicPage title={text.title}>
      <div ref={said} role="status" tabIndex={-1}>
        <p>{text.thanks(office)}</p>
        <p>{text.mail(email)}</p>
        <p className="muted">{text.notThere}</p>
        <p className="muted">{applyText.keptFor(months)}</p>
      </div>
    </PublicPage>
  );
};

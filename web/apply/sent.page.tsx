import { useEffect, useRef } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import * as z from "zod";
import { PublicPage } from "../components/public-page.tsx";
import { applyText } from "./apply.text.ts";

const text = applyText.sent;

const Sent = z.object({ office: z.string(), email: z.string(), months: z.int() });
export type Sent = z.infer<typeof Sent>;

const Thanks = ({ office, email, months }: Sent) => {
  const { organisationId } = useParams();
  const said = useRef<HTMLDivElement>(null);

  // The focused button is gone, so the focus has to move.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    said.current?.focus();
  }, []);

  return (
    <PublicPage title={text.title} office={{ id: organisationId, name: office }}>
      <div ref={said} role="status" tabIndex={-1}>
        <p>{text.thanks(office)}</p>
        <p>{text.mail(email)}</p>
        <p className="muted">{text.notThere}</p>
        <p className="muted">{applyText.keptFor(months)}</p>
      </div>
    </PublicPage>
  );
};

export const SentPage = () => {
  const { data: sent } = Sent.safeParse(useLocation().state);
  return sent ? <Thanks {...sent} /> : <Navigate to=".." relative="path" replace />;
};

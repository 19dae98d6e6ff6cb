import "./help.css";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "../../app/client/session.ts";
import { pageText as text } from "../components.text.ts";

export const HelpLink = () => {
  const { pathname } = useLocation();
  if (!useSession() || pathname.startsWith("/help")) return null;

  return (
    <Link className="help-link" to={`/help?zu=${pathname}`} aria-label={text.help} title={text.help}>
      <i className="pi pi-question-circle" aria-hidden="true" />
    </Link>
  );
};

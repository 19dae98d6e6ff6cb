import { Link } from "react-router-dom";
import { shellText } from "./app.text.ts";
import { isBuilt } from "./areas.ts";
import { paths } from "./paths.ts";

export const Footer = ({ inert }: { inert: boolean }) => (
  <footer className="footer" inert={inert}>
    {isBuilt("/organisations/:id") ? (
      <Link to={paths.organisation("1")}>{shellText.contact}</Link>
    ) : (
      <span>{shellText.contact}</span>
    )}
    <span>{shellText.version}</span>
  </footer>
);

import { Link } from "react-router-dom";
import { shellText } from "./app.text.ts";
import { paths } from "./paths.ts";

export const Footer = ({ inert }: { inert: boolean }) => (
  <footer className="footer" inert={inert}>
    <Link to={paths.organisation("1")}>{shellText.contact}</Link>
    <span>{shellText.version}</span>
  </footer>
);

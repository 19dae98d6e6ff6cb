import "./administration.css";
import { Link } from "react-router-dom";
import { useViewer } from "../app/client/session.ts";
import { Card, Fill, Grid } from "../components/layout/layout.tsx";
import { NotAllowed } from "../components/no-access.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { partsText, overviewText as text } from "./administration.text.ts";
import { administrationPaths } from "./administration-paths.ts";

const parts = [
  { to: "/administration/users", icon: "pi-user-edit", ...partsText.users },
  { to: "/administration/access", icon: "pi-key", ...partsText.access },
  { to: administrationPaths.templates, icon: "pi-envelope", ...partsText.templates },
  { to: "/galleries", icon: "pi-images", ...partsText.galleries },
  { to: administrationPaths.privacy, icon: "pi-shield", ...partsText.privacy },
  { to: "/administration/audit", icon: "pi-history", ...partsText.audit },
  { to: administrationPaths.shares, icon: "pi-share-alt", ...partsText.shares },
  { to: administrationPaths.tokens, icon: "pi-server", ...partsText.tokens },
  { to: administrationPaths.settings, icon: "pi-sliders-h", ...partsText.settings },
];

const Overview = () => (
  <>
    <PageHeader title={text.title} meta={text.intro} />
    <nav aria-label={text.parts}>
      <Grid as="ul">
        {parts.map(({ to, icon, title, about }) => (
          <Card as="li" key={to} className="administration-part">
            <i className={`pi ${icon}`} aria-hidden="true" />
            <Fill>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p className="muted">{about}</p>
            </Fill>
          </Card>
        ))}
      </Grid>
    </nav>
  </>
);

export const AdministrationPage = () => (useViewer().isAdmin ? <Overview /> : <NotAllowed />);

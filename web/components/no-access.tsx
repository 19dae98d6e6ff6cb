import { Link, useLocation } from "react-router-dom";
import { problemText } from "../app/shell/app.text.ts";
import { paths } from "../app/shell/paths.ts";
import { PageHeader } from "./page-header.tsx";

interface LonePageProps {
  title: string;
  detail: string;
  children?: React.ReactNode;
}

const LonePage = ({ title, detail, children }: LonePageProps) => (
  <>
    <PageHeader title={title} />
    <p>{detail}</p>
    {children && <p>{children}</p>}
    <p>
      <Link className="lone-link" to="/home">
        {problemText.toHome}
      </Link>
    </p>
  </>
);

export const NotFound = () => (
  <LonePage {...problemText.notFound}>
    {useLocation().pathname.startsWith(paths.article("")) && (
      <Link className="lone-link" to={paths.archive}>
        {problemText.toArchive}
      </Link>
    )}
  </LonePage>
);

export const NotAllowed = () => <LonePage {...problemText.notAllowed} />;

import { Link, useLocation } from "react-router-dom";
import { problemText } from "../app/shell/app.text.ts";
import { paths } from "../app/shell/paths.ts";
import { addressWords } from "./address-words.ts";
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
    {children}
    <p>
      <Link className="lone-link" to="/home">
        {problemText.toHome}
      </Link>
    </p>
  </>
);

export const NotFound = () => {
  const { pathname } = useLocation();
  const sought = addressWords(pathname);

  return (
    <LonePage {...problemText.notFound}>
      {pathname.startsWith(paths.article("")) && (
        <p>
          <Link className="lone-link" to={paths.archive}>
            {problemText.toArchive}
          </Link>
        </p>
      )}
      <p>
        <Link className="lone-link" to={paths.search(sought)}>
          {sought ? problemText.toSearchFor(sought) : problemText.toSearch}
        </Link>
      </p>
    </LonePage>
  );
};

export const NotAllowed = () => <LonePage {...problemText.notAllowed} />;

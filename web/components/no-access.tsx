import { Link, useLocation } from "react-router-dom";
import { problemText } from "../app/shell/app.text.ts";
import { paths } from "../app/shell/paths.ts";
import { PageHeader } from "./page-header.tsx";

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
};

const isId = (part: string) =>
  !/\p{L}/u.test(part) || /\d{6}|^[\da-f-]{16,}$|^(?=.*\d)[\da-z]{20,}$/i.test(part);

/** What one was about to do with it is no word of the thing. */
const doings = ["new", "edit", "send"];

/** Words of a dead address to search for; empty if it contains an id. */
const addressWords = (pathname: string): string => {
  const parts = pathname.split("/").map(decoded).filter(Boolean);
  if (parts.some(isId)) return "";
  const last = parts.findLast((part) => !doings.includes(part)) ?? "";
  return last
    .replace(/\.\w{2,4}$/, "")
    .replace(/[-_.+\s]+/g, " ")
    .trim()
    .slice(0, 100);
};

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

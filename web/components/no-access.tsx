import { Link } from "react-router-dom";
import { problemText } from "../app/shell/app.text.ts";
import { PageHeader } from "./page-header.tsx";

const LonePage = ({ title, detail }: { title: string; detail: string }) => (
  <>
    <PageHeader title={title} />
    <p>{detail}</p>
    <p>
      <Link to="/home">{problemText.toHome}</Link>
    </p>
  </>
);

export const NotFound = () => <LonePage {...problemText.notFound} />;

export const NotAllowed = () => <LonePage {...problemText.notAllowed} />;

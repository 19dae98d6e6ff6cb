import { Link } from "react-router-dom";
import { paths } from "../../app/shell/paths.ts";
import { useOfficeNames } from "../people/offices.ts";
import { nobody } from "./answers.text.ts";

interface Written {
  readonly authorName: string | null;
  readonly authorOrganisationId: string | null;
  readonly createdBy: string | null;
}

/** An author without an office is no employee, and has no page. */
export const EntryAuthor = ({ entry }: { entry: Written }) => {
  const { authorName, authorOrganisationId, createdBy } = entry;
  const office = useOfficeNames("")(authorOrganisationId);
  const name = authorName ?? nobody;
  const isLinked = createdBy !== null && authorOrganisationId !== null;

  return (
    <>
      {isLinked ? <Link to={paths.employee(createdBy)}>{name}</Link> : name}
      {office && ` · ${office}`}
    </>
  );
};

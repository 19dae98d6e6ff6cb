import { Link } from "react-router-dom";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { RowLink } from "../../components/list/row-link.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { userName } from "../users/user-name.ts";
import { assignmentsText as text } from "./assignments.text.ts";

export const AssignmentPerson = ({ user }: { user: EmployeeUser }) => {
  const { id, username, employedAtId, employedAtName, isAdmin, isActive } = user;
  const name = userName(user);
  const about = [name === username ? "" : username, employedAtName].filter(Boolean).join(" · ");

  return (
    <div className="assignment-person">
      <div>
        <RowLink to={administrationPaths.user(id)}>{name}</RowLink>
        {about && <p className="muted">{about}</p>}
        {isAdmin && <p className="muted">{text.administrator}</p>}
        {!isActive && <p className="muted">{text.inactive}</p>}
      </div>
      <Link
        className="assignment-why"
        to={administrationPaths.why({ user: id, ressource: employedAtId ?? undefined })}
        aria-label={text.why(name)}
        title={text.why(name)}
      >
        <i className="pi pi-question-circle" aria-hidden="true" />
      </Link>
    </div>
  );
};

import "./top-bar.css";
import { Link, NavLink } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { Bell } from "../../notifications/bell.tsx";
import { useSignedIn } from "../client/session.ts";
import { productTitle, shellText } from "./app.text.ts";
import markUrl from "./mark.svg?inline";
import { SearchButton } from "./search-button.tsx";
import { useSignOut } from "./use-sign-out.ts";

const nameOf = (employee: { firstname: string; lastname: string } | null) =>
  employee ? `${employee.firstname} ${employee.lastname}`.trim() : "";

export const TopBar = ({ inert, children }: { inert: boolean; children?: React.ReactNode }) => {
  const { employee } = useSignedIn();
  const { signOut, isPending } = useSignOut();

  return (
    <header className="top-bar">
      {children}
      <Link className="top-bar-title" to="/" aria-label={shellText.toStart} inert={inert}>
        <img src={markUrl} alt="" width="32" height="32" />
        <span>{productTitle}</span>
      </Link>
      <div className="top-bar-actions" inert={inert}>
        <SearchButton />
        <Bell />
        <NavLink className="top-bar-link" to="/profile">
          <i className="pi pi-user" aria-hidden="true" />
          <span className="top-bar-name">{nameOf(employee) || shellText.profile}</span>
        </NavLink>
        <Button
          className="top-bar-sign-out"
          text
          icon="pi pi-sign-out"
          label={shellText.signOut}
          loading={isPending}
          onClick={() => void signOut()}
        />
      </div>
    </header>
  );
};

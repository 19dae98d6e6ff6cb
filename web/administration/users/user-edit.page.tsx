import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router-dom";
import { USER_OF } from "../../app/shell/paths.ts";
import { roleQueries } from "../access/roles/roles.queries.ts";
import { UserEditor } from "./user-editor.tsx";
import { newUser, userFormOf } from "./user-form.ts";
import { userQueries } from "./users.queries.ts";
import { userEditorText as text } from "./users.text.ts";

export const NewUserPage = () => {
  const [parameters] = useSearchParams();
  // Those who may not see the roles may not make users either: they learn it before they write.
  useSuspenseQuery(roleQueries.list);

  return <UserEditor title={text.createTitle} start={newUser(parameters.get(USER_OF))} />;
};

export const UserEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(userQueries.edit(id));

  return <UserEditor key={id} title={stored.data.username} stored={stored} start={userFormOf(stored.data)} />;
};

import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { useConfirm } from "../components/confirm-action.tsx";
import { useToasts } from "../components/toasts.tsx";
import { employeePaths } from "./employee-paths.ts";
import { employeeMutations } from "./employees.queries.ts";
import { employeeText as text } from "./employees.text.ts";

export const useRemoval = () => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const navigate = useNavigate();
  const removing = useMutation(employeeMutations.remove);

  return (person: Employee) => {
    const name = fullName(person);
    confirm({
      title: text.removeTitle(name),
      text: text.removeWarning(name),
      verb: text.removeVerb,
      danger: true,
      run: async () => {
        await removing.mutateAsync(person.id);
        toasts.success(text.removed(name));
        await navigate(employeePaths.list);
      },
    });
  };
};

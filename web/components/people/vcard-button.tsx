import { useMutation } from "@tanstack/react-query";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { call } from "../../app/client/call.ts";
import { Button } from "../button.tsx";
import { saveFile } from "../save-file.ts";
import { useToasts } from "../toasts.tsx";
import { vcardText as text } from "./people.text.ts";
import { vcardName, vcardOf } from "./vcard.ts";

export const VcardButton = ({ person }: { person: Employee }) => {
  const toasts = useToasts();
  const download = useMutation({
    mutationFn: async () => {
      const office =
        person.employedAt === null
          ? undefined
          : await call(organisations.read, { params: { id: person.employedAt } });
      const card = new Blob([vcardOf(person, office)], { type: "text/vcard;charset=utf-8" });
      saveFile(card, vcardName(person));
    },
    onError: (error) => toasts.problem(error),
  });

  return (
    <Button
      outlined
      icon="pi pi-id-card"
      label={text.download}
      aria-label={text.downloadOf(fullName(person))}
      loading={download.isPending}
      onClick={() => download.mutate()}
    />
  );
};

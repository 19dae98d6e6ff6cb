import { useMutation } from "@tanstack/react-query";
import {
  type OfficePictureKind,
  type Organisation,
  pictureOf,
} from "../../shared/organisations/organisation.ts";
import { Button } from "../components/button.tsx";
import { useConfirm } from "../components/confirm-action.tsx";
import { FileImage } from "../components/files/file-image.tsx";
import { UploadArea } from "../components/files/upload-area.tsx";
import { FieldHelp } from "../components/form/field-help.tsx";
import { Grid } from "../components/layout/layout.tsx";
import { useToasts } from "../components/toasts.tsx";
import { OfficePart, OfficePartHead } from "./office-part.tsx";
import { officeMutations } from "./organisations.queries.ts";
import { picturesText as text } from "./organisations.text.ts";

const ratios = { details: "16 / 9", "newsletter-header": "4 / 1" } as const;

const OfficePicture = ({ office, kind }: { office: Organisation; kind: OfficePictureKind }) => {
  const toasts = useToasts();
  const confirm = useConfirm();
  const { mutate: set } = useMutation(officeMutations.setPicture);
  const { mutateAsync: remove } = useMutation(officeMutations.removePicture);
  const pictureId = pictureOf(office, kind);

  const take = (fileId: string) =>
    set(
      { params: { id: office.id }, body: { fileId, kind } },
      { onSuccess: () => toasts.success(text.saved), onError: toasts.problem },
    );
  const askToRemove = (id: string) =>
    confirm({
      title: text.removeTitle,
      text: text.removeWarning[kind](office.name),
      verb: text.remove,
      danger: true,
      run: () => remove({ params: { organisationId: office.id, pictureId: id } }),
      done: text.removed,
    });

  return (
    <div className="office-picture">
      <OfficePartHead>
        <h3>{text.kinds[kind]}</h3>
        {pictureId && (
          <Button
            text
            severity="danger"
            icon="pi pi-trash"
            label={text.remove}
            aria-label={text.removeLabel(text.kinds[kind])}
            onClick={() => askToRemove(pictureId)}
          />
        )}
      </OfficePartHead>
      {pictureId ? (
        <FileImage fileId={pictureId} alt={text.alt[kind](office.name)} ratio={ratios[kind]} />
      ) : (
        <p className="muted">{text.none[kind]}</p>
      )}
      <FieldHelp>{text.help[kind]}</FieldHelp>
      <UploadArea purpose="organisation" onlyImages isSingle onReady={({ id }) => take(id)} />
    </div>
  );
};

export const OfficePictures = ({ office }: { office: Organisation }) => (
  <OfficePart>
    <h2>{text.title}</h2>
    <Grid fit gap={6} align="start">
      <OfficePicture office={office} kind="details" />
      <OfficePicture office={office} kind="newsletter-header" />
    </Grid>
  </OfficePart>
);

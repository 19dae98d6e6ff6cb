import { Button } from "primereact/button";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { galleriesList } from "../galleries.queries.ts";
import { galleriesText as text } from "../galleries.text.ts";
import { useGalleryTasks } from "../tasks/use-gallery-tasks.tsx";
import { GalleryCards } from "./gallery-cards.tsx";

export const GalleriesPage = () => {
  const list = useList(galleriesList);
  const { create, actionsOf, dialog } = useGalleryTasks();
  const action = create && <Button icon="pi pi-plus" label={text.create} onClick={create} />;

  return (
    <>
      <PageHeader title={text.title} action={action} />
      <ListFrame
        {...list}
        label={text.title}
        empty={{ text: create ? text.emptyForEditors : text.empty, action }}
      >
        <GalleryCards
          galleries={list.query.data?.data}
          label={text.title}
          searchTerm={list.config.searchTerm}
          actionsOf={actionsOf}
        />
      </ListFrame>
      {dialog}
    </>
  );
};

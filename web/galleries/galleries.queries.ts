import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { differenceInMinutes } from "date-fns/differenceInMinutes";
import { listConfig } from "../../shared/contract/list.ts";
import { LATE_CHECK_MINUTES } from "../../shared/files/file.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import type { GalleryDraft } from "../../shared/galleries/gallery.ts";
import type { GalleryImage } from "../../shared/galleries/gallery-image.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { call, callVersioned } from "../app/client/call.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { editOf, queryOf } from "../app/client/query-of.ts";
import { removeOneByOne } from "../components/one-by-one.ts";
import type { GalleryForm } from "./tasks/gallery-form.ts";

export const IMAGES_AT_ONCE = 100;
/** In ms. */
const UNTIL_CHECKED = 1_000;

/** A late check is no longer polled; the next visit shows its result. */
const isChecking = ({ hasFile, reason, createdAt }: GalleryImage): boolean =>
  !hasFile && reason === null && differenceInMinutes(Date.now(), createdAt) < LATE_CHECK_MINUTES;

export const galleriesList = listOf(galleries.list, { config: { withPictures: true } });

const imagesInput = (id: string, page: number) => ({
  params: { id },
  query: {
    config: listConfig({ skip: page * IMAGES_AT_ONCE, limit: IMAGES_AT_ONCE, withPictures: true }),
  },
});

export const galleryQueries = {
  read: (id: string) => queryOf(galleries.read, { params: { id } }),
  /** Counts everybody, since all people can see a gallery that is no draft. */
  viewers: () => queryOf(employees.list, { query: { config: listConfig({ limit: 0 }) } }),
  edit: (id: string) => editOf(galleries.read, { params: { id } }),
  images: (id: string, page: number) =>
    queryOptions({
      ...queryOf(galleries.images.list, imagesInput(id, page)),
      refetchInterval: ({ state: { data } }) => (data?.data.some(isChecking) ? UNTIL_CHECKED : false),
    }),
};

interface Removal {
  readonly id: string;
  readonly count: number;
}

type Change = { readonly id: string } & Pick<Partial<GalleryDraft>, "coverId" | "isDraft">;

export type Caption = Pick<GalleryImage, "id" | "username" | "description">;

const CAPTIONS_AT_ONCE = 100;

export const galleryMutations = {
  save: savingOf(galleries, {
    create: (body: GalleryForm) => ({ body: { ...body, isDraft: true } }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  remove: mutationOf(galleries.remove, ({ id, count }: Removal) => ({
    params: { id },
    query: { images: count },
  })),
  change: mutationOptions({
    mutationKey: keyOf(galleries.update),
    mutationFn: async ({ id, ...change }: Change) => {
      const { data, etag } = await callVersioned(galleries.read, { params: { id } });
      const { name, description } = data;
      const body = { name, description, ...change };
      return (await callVersioned(galleries.update, { params: { id }, body }, { ifMatch: etag })).data;
    },
  }),
  describe: (id: string) =>
    mutationOptions({
      mutationKey: keyOf(galleries.images.describe),
      mutationFn: async (captions: readonly Caption[]) => {
        for (let start = 0; start < captions.length; start += CAPTIONS_AT_ONCE) {
          const images = captions.slice(start, start + CAPTIONS_AT_ONCE);
          await call(galleries.images.describe, { params: { id }, body: { images } });
        }
      },
    }),
  reorder: (id: string) =>
    mutationOptions({
      mutationKey: keyOf(galleries.images.reorder),
      mutationFn: (imageIds: readonly string[]) =>
        call(galleries.images.reorder, { params: { id }, body: { imageIds: [...imageIds] } }),
      // Serial, so that an older order cannot overwrite a newer one.
      scope: { id: `order-${id}` },
    }),
  removeImages: (id: string) =>
    mutationOptions({
      mutationKey: keyOf(galleries.images.remove),
      mutationFn: (images: readonly { readonly id: string; readonly title: string }[]) =>
        removeOneByOne(images, (imageId) => call(galleries.images.remove, { params: { id, imageId } })),
    }),
};

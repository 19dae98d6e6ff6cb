import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Page } from "../../../shared/contract/list.ts";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { galleryQueries, IMAGES_AT_ONCE } from "../galleries.queries.ts";

/** An image that moves to another page while they are fetched anew is in both for a moment. */
const joined = (pages: readonly UseQueryResult<Page<GalleryImage>>[]) => {
  const images = pages.flatMap(({ data }) => data?.data ?? []);
  return {
    images: [...new Map(images.map((image) => [image.id, image])).values()],
    total: Math.max(0, ...pages.map(({ data }) => data?.totalCount ?? 0)),
    isLoading: pages.some(({ isPending }) => isPending),
    failed: pages.find(({ data, error }) => error && !data),
  };
};

/** Of a gallery, in order, as many pages as were asked for. */
export const useImages = (galleryId: string) => {
  const [count, setCount] = useState(1);
  const { images, total, isLoading, failed } = useQueries({
    queries: Array.from({ length: count }, (_, page) => galleryQueries.images(galleryId, page)),
    combine: joined,
  });
  const hasMore = count * IMAGES_AT_ONCE < total;
  const loadMore = useCallback(() => setCount((before) => before + 1), []);

  return { images, total, isLoading, failed, loadMore: hasMore && !isLoading ? loadMore : undefined };
};

export type Images = ReturnType<typeof useImages>;

import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Page } from "../../../shared/contract/list.ts";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { galleryQueries, IMAGES_AT_ONCE } from "../galleries.queries.ts";

/** An image that moves between pages during a refetch is in both for a moment, so duplicates are dropped. */
const joined = (pages: readonly UseQueryResult<Page<GalleryImage>>[]) => {
  const missing = pages.findIndex(({ data }) => !data);
  const images = pages.slice(0, missing < 0 ? undefined : missing).flatMap(({ data }) => data?.data ?? []);
  const failed = pages.filter(({ data, error }) => error && !data);
  return {
    images: [...new Map(images.map((image) => [image.id, image])).values()],
    total: Math.max(0, ...pages.map(({ data }) => data?.totalCount ?? 0)),
    isLoading: pages.some(({ isPending }) => isPending),
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
};

/** Loads as many pages as were requested, and at least those of the first `least` images. */
export const useImages = (galleryId: string, least = 0) => {
  const [asked, setAsked] = useState(1);
  const count = Math.max(asked, Math.ceil(least / IMAGES_AT_ONCE));
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, page) => galleryQueries.images(galleryId, page)),
    combine: joined,
  });
  const hasMore = count * IMAGES_AT_ONCE < pages.total;
  const isSettled = !pages.isLoading && !pages.error;
  const loadMore = useCallback(() => setAsked((before) => before + 1), []);

  return {
    ...pages,
    isWhole: isSettled && !hasMore,
    loadMore: isSettled && hasMore ? loadMore : undefined,
  };
};

export type Images = ReturnType<typeof useImages>;

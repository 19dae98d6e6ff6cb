import { newsletterRelease } from "../../../../shared/news/newsletter-release.contract.ts";
import type { Release } from "../../../../shared/news/release.ts";
import { mutationOf } from "../../../app/client/mutation-of.ts";

export const releaseMutations = {
  request: mutationOf(
    newsletterRelease.request,
    ({ id, askedOf }: { id: string; askedOf: string[] | null }) => ({ params: { id }, body: { askedOf } }),
  ),
  give: mutationOf(newsletterRelease.give, ({ id, askedAt }: { id: string; askedAt: string }) => ({
    params: { id },
    body: { askedAt },
  })),
  refuse: mutationOf(
    newsletterRelease.refuse,
    ({
      id,
      note,
      seen,
    }: {
      id: string;
      note: string;
      seen: Pick<Release, "state" | "askedAt">;
    }) => ({
      params: { id },
      body: { note, seen },
    }),
  ),
};

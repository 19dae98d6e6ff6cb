import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { Pictures } from "../files/pictures.ts";
import { ArticleFields } from "./article.ts";

const OnCard = ArticleFields.pick({
  id: true,
  urlTitle: true,
  title: true,
  subtitle: true,
  abstract: true,
  tag: true,
  releaseDate: true,
  titleImageId: true,
  authorName: true,
}).meta({ id: "ArticleOnCard" });
export type ArticleOnCard = z.infer<typeof OnCard>;

const Pinned = ArticleFields.pick({ id: true, urlTitle: true, title: true, subtitle: true, authorName: true })
  .extend({ until: z.iso.datetime() })
  .meta({ id: "PinnedArticle" });
export type PinnedArticle = z.infer<typeof Pinned>;

const OnDesk = ArticleFields.pick({ id: true, title: true, authorName: true, modifiedAt: true }).meta({
  id: "ArticleOnDesk",
});
export type ArticleOnDesk = z.infer<typeof OnDesk>;

const ToConfirm = ArticleFields.pick({ id: true, urlTitle: true, title: true })
  .extend({ until: z.iso.datetime() })
  .meta({ id: "ArticleToConfirm" });

const ToReview = ArticleFields.pick({ id: true, title: true }).meta({ id: "ArticleToReview" });

export const overview = {
  read: endpoint({
    method: "GET",
    path: "/v1/news_new/overview",
    access: signedIn,
    summary:
      "Pinned articles, the newest others, those that the caller has still to confirm or is asked to release, and for editors what they work on",
    reply: z.object({
      pinned: z.array(Pinned),
      newest: z.array(OnCard),
      toConfirm: z.array(ToConfirm),
      toReview: z.array(ToReview),
      pictures: Pictures.optional(),
      desk: z.object({ inReview: page(OnDesk), drafts: page(OnDesk) }).nullable(),
    }),
  }),
};

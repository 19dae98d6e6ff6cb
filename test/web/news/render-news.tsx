import { newsRoutes } from "../../../web/news/news.routes.ts";
import { publicNewsRoutes } from "../../../web/news/public.routes.ts";
import { everywhere, type SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

const editor = { grants: everywhere("READ_NEWS", "EDIT_NEWS") };

/** Shows the news area at an address, signed in: to an editor of the whole group, unless told. */
export const renderNews = (at: string, person: SignedIn = editor) =>
  renderArea([...publicNewsRoutes, ...newsRoutes], at, person);

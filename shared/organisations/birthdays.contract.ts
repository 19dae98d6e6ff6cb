import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { pageWithPictures } from "../files/pictures.ts";
import { Birthday } from "./birthday.ts";

export const birthdays = {
  thisWeek: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/birthdays",
    access: signedIn,
    summary: "Whose birthday is in this week, of those who agreed that colleagues know",
    reply: pageWithPictures(Birthday),
  }),
};

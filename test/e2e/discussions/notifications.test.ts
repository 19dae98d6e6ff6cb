import { expect, it } from "vitest";
import { discussions } from "../../../shared/discussions/discussions.contract.ts";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { signIn } from "../sign-in.ts";

const TITLE = "Wer kommt zur Fortbildung?";
const browser = withBrowser();
const portal = withPortal();

it("tells who follows a forum of a new post, by a mail that leads there", async () => {
  const page = await browser.visit({ width: 1440 });
  await signIn(page, portal.url, "mitarbeiter", "/discussions");
  const [latest] = await readRows(page, discussions.posts.latest);
  await page.goto(`${portal.url}/discussions/posts/new?forum=${latest?.forumId}`);
  await page.getByLabel("Titel").fill(TITLE);
  await page.getByRole("button", { name: "Beitrag veröffentlichen" }).click();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();

  await portal.runSchedule("forum-notifier");

  const told = async () =>
    (await mailsIn(portal.inboxUrl)).filter(({ subject }) => subject === `Forum: ${TITLE}`);
  await expect.poll(told).not.toEqual([]);
  const [mail] = await told();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(mail?.body.html).toContain(`${portal.url}/discussions/posts/${id}`);
  expect(mail?.headers).toContainEqual({
    name: "References",
    value: `<discussion-${id}@${new URL(portal.url).hostname}>`,
  });
});

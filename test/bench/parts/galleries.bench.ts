import { Transformer } from "@napi-rs/image";
import type { BrowserContext, Page } from "playwright-core";
import { ulid } from "ulid";
import { openGalleries } from "../../../functions/data/galleries/galleries.collection.ts";
import { openGalleryImages } from "../../../functions/data/galleries/gallery-images.collection.ts";
import { buildWeb } from "../../../infra/local/build/web.ts";
import { seedRuntime } from "../../../infra/local/seed-target.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { UploadTicket } from "../../../shared/files/file.ts";
import { files } from "../../../shared/files/files.contract.ts";
import { galleries as contract } from "../../../shared/galleries/galleries.contract.ts";
import { launchChromium } from "../../e2e/chromium.ts";
import { signIn } from "../../e2e/sign-in.ts";
import { sendForm } from "../../support/files.builder.ts";
import { aGalleryImage, aStoredGallery } from "../../support/gallery.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { absolute, compared, type Figure, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { median } from "../kit/statistics.ts";
import { type PortalRun, startPortal } from "../portal/portal-run.ts";

const IMAGES = 500;
const PAIRS = 6;
/** Of scrolling, in ms. */
const SCROLLING = 3_000;
/** In ms. */
const POLL = 20;
const LARGE = { width: 4000, height: 3000 };

const aPhoto = async ({ width, height }: typeof LARGE, shade: number) => {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < pixels.length; at += 4) pixels[at] = ((at >> 8) + shade * 40) & 255;
  return Transformer.fromRgbaPixels(pixels, width, height).jpeg(85);
};

/** The gallery's images are drawn once and answered at once: what is measured is the page. */
const largeGallery = async ({ table }: PortalRun, context: BrowserContext) => {
  const { id } = await aStoredGallery(table, "large");
  const pictures = Array.from({ length: IMAGES - 1 }, (_, at) =>
    aGalleryImage({
      id: ulid(),
      galleryId: id,
      fileId: `large-${at}`,
      picture: { ...(at % 4 === 1 ? { width: 3000, height: 4000 } : LARGE), checksum: `${at}` },
    }),
  );
  await openGalleryImages(table).insertMany(pictures);
  await openGalleries(table).update(id, (gallery) => ({ ...gallery, name: "Groß" }));
  const body = Buffer.from(await aPhoto({ width: 400, height: 300 }, 3));
  const loaded = new Set<string>();
  await context.route("**/v1/files/large-*", (route) => {
    loaded.add(route.request().url());
    return route.fulfill({ contentType: "image/jpeg", body });
  });
  return { address: `/galleries/${id}`, loaded };
};

/** Frames while scrolling down at a steady pace. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(
    (length) =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const start = performance.now();
        const next = () => {
          frames += 1;
          scrollBy(0, 24);
          if (performance.now() - start < length) requestAnimationFrame(next);
          else resolve(frames);
        };
        requestAnimationFrame(next);
      }),
    SCROLLING,
  );

const moved = async (portal: PortalRun, scope: AsyncDisposableStack): Promise<Figure[]> => {
  const browser = await launchChromium();
  scope.defer(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { address, loaded } = await largeGallery(portal, context);
  const page = await context.newPage();
  await signIn(page, portal.runtime.url, "admin");
  const open = async () => {
    loaded.clear();
    await page.goto(portal.runtime.url + address, { waitUntil: "networkidle" });
    await page.locator(".image-tile img").first().waitFor();
  };
  await open();
  const atFirst = loaded.size;
  const seen = await page
    .locator(".image-tile")
    .evaluateAll((tiles) => tiles.filter((tile) => tile.getBoundingClientRect().top < innerHeight).length);
  const pairs = await inPairs(
    PAIRS,
    async () => {
      await open();
      return framesOf(page);
    },
    async () => {
      await page.setContent(`<div style="height: 40000px"></div>`);
      return framesOf(page);
    },
  );
  return [
    compared({
      what: `a gallery of ${IMAGES} images scrolled for 3 s: frames`,
      unit: "frames",
      yardstick: "an empty page",
      pairs,
      goal: { least: 0.9 },
    }),
    absolute(`its images loaded before scrolling, for each that is seen`, atFirst / seen, "images", {
      most: 4,
    }),
  ];
};

const prepared = async ({ visit, table }: PortalRun, times: number): Promise<Figure> => {
  const { id } = await aStoredGallery(table, "uploads");
  const { call } = await visit(readyPeople.admin);
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const content = await aPhoto(LARGE, turn);
    const body = {
      fileName: `IMG_${turn}.jpg`,
      contentType: "image/jpeg",
      size: content.length,
      purpose: "gallery" as const,
    };
    const { id: fileId, upload } = UploadTicket.parse((await call(files.begin, { body })).data);
    await sendForm(upload, content);
    const sent = performance.now();
    const { data: image } = await call(contract.images.create, { params: { id }, body: { fileId } });
    const isThere = async () => {
      const query = { config: listConfig({ limit: IMAGES }) };
      const { data: page } = await call(contract.images.list, { params: { id }, query });
      return page.data.some((one) => one.id === image.id && one.hasFile);
    };
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, POLL));
    taken.push(performance.now() - sent);
  }
  return absolute("a photo of 12 megapixels: from its upload to its thumbnail", median(taken), "ms", {
    most: 2_000,
  });
};

export const about = "a gallery of 500 images scrolled, beside an empty page; thumbnails of uploads";

export const part: Part = async ({ quick, say, scope }) => {
  const portal = await startPortal(scope, {
    queues: true,
    webFolder: await buildWeb(),
    beforeOpen: (started) => seedRuntime(started, "empty"),
  });
  say("uploads");
  const uploads = await prepared(portal, quick ? 3 : 12);
  say("scrolling");
  return [...(await moved(portal, scope)), uploads];
};

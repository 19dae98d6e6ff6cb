import type { Part } from "./kit/figure.ts";

interface Entry {
  readonly about: string;
  /** One after the other, by the process that measures them, so that none carries the memory of another. */
  readonly load: () => Promise<readonly Part[]>;
}

export const parts: Readonly<Record<string, Entry>> = {
  newsletter: {
    about: "newsletters to 5,000 and 50,000, beside the same steps without product code",
    load: async () => [(await import("./parts/newsletter.bench.ts")).newsletter],
  },
  lists: {
    about: "lists of 100,000 subscribers and 10,000 articles, beside small ones; memory of the local run",
    load: async () => [(await import("./parts/lists.bench.ts")).lists],
  },
  cold: {
    about: "the first page of 100,000 subscribers in new instances, beside reading all of them alone",
    load: async () => [(await import("./parts/cold.bench.ts")).cold],
  },
  search: {
    about: "search in 10,000 articles, beside their plain list; over everything, beside the slowest area",
    load: async () => [
      (await import("./parts/search-articles.bench.ts")).searchArticles,
      (await import("./parts/search-everywhere.bench.ts")).searchEverywhere,
    ],
  },
  forums: {
    about: "lists of 100,000 posts and searches in 20,000, beside 1,000 and 2,000",
    load: async () => [(await import("./parts/forums.bench.ts")).forums],
  },
  cloud: {
    about: "folders, searches, ZIPs and uploads of the cloud, beside small ones and bare ones",
    load: async () => [
      (await import("./parts/cloud-lists.bench.ts")).cloudLists,
      (await import("./parts/cloud-zips.bench.ts")).cloudZips,
      (await import("./parts/cloud-upload.bench.ts")).cloudUpload,
    ],
  },
  galleries: {
    about: "a gallery of 500 images scrolled, beside an empty page; thumbnails of uploads",
    load: async () => [(await import("./parts/galleries.bench.ts")).galleries],
  },
  calendar: {
    about:
      "months out of 20,000 events; a subscribed calendar, beside the ics package alone; a series of 200",
    load: async () => [(await import("./parts/calendar.bench.ts")).calendar],
  },
  push: {
    about: "how long a push takes to its service, alone and for 1,000 devices at once",
    load: async () => [(await import("./parts/push.bench.ts")).push],
  },
  applications: {
    about: "lists of 10,000 applications, forms sent twice at once, and a deletion of 10,000",
    load: async () => [(await import("./parts/applications.bench.ts")).applicationsPart],
  },
  callers: {
    about: "answers that 8 callers get, beside a bare server with the same requests to DynamoDB",
    load: async () => [(await import("./parts/callers.bench.ts")).callers],
  },
  "sign-in": {
    about: "sign-ins at known and unknown devices, beside the password hash alone",
    load: async () => [(await import("./parts/sign-in.bench.ts")).signIn],
  },
  code: {
    about: "what a new instance of a function loads, beside the SDK alone",
    load: async () => [(await import("./parts/code.bench.ts")).code],
  },
  home: {
    about: "Lighthouse on a phone: home, beside a bare page of the same size; a page of each kind",
    load: async () => [(await import("./parts/home.bench.ts")).home],
  },
};

import { createServer } from "node:http";
import { serve } from "../kit/scope.ts";

/** As Lighthouse lists it. */
interface LoadedFile {
  readonly resourceType: string;
  /** In bytes, as compressed. */
  readonly transferSize: number;
}

const kinds = {
  Script: { type: "text/javascript", tag: (url: string) => `<script type="module" src="${url}"></script>` },
  Stylesheet: { type: "text/css", tag: (url: string) => `<link rel="stylesheet" href="${url}">` },
};

const isKind = (type: string): type is keyof typeof kinds => type in kinds;

/** Scripts and style sheets as many and as large as these, without code, named by the document: no chains, no calls. */
export const startBarePage = async (
  scope: AsyncDisposableStack,
  loaded: readonly LoadedFile[],
): Promise<string> => {
  const files = loaded.flatMap(({ resourceType, transferSize }) =>
    isKind(resourceType) ? { ...kinds[resourceType], body: `/*${"-".repeat(transferSize)}*/` } : [],
  );
  const tags = files.map(({ tag }, at) => tag(`/${at}`)).join("");
  const shown = `<script type="module">document.body.innerHTML = "<main><h1>Home</h1></main>"</script>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Home</title>`;
  const document = `<!doctype html><html lang="de"><head>${head}${tags}</head><body>${shown}</body></html>`;
  const server = createServer(({ url = "/" }, response) => {
    const { type, body } = files[Number(url.slice(1) || "none")] ?? { type: "text/html", body: document };
    response.writeHead(200, { "content-type": type }).end(body);
  });
  return `http://127.0.0.1:${await serve(scope, server)}/`;
};

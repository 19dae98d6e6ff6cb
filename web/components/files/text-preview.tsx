import { useQuery } from "@tanstack/react-query";
import { decoded, readCsv } from "../import/read-csv.ts";
import { ScrollTable } from "../layout/layout.tsx";
import { Skeleton } from "../skeleton.tsx";
import type { AddressOf } from "./file-image.tsx";
import { previewText as text } from "./files.text.ts";

/** In bytes: a longer text is no preview, and slows the page down. */
const MAX_BYTES = 1024 * 1024;
const MAX_ROWS = 500;
const MAX_COLUMNS = 50;

/** By name, since a text's bytes prove nothing and it is stored without a type. */
const textNames = /\.(csv|ics|json|log|md|tsv|txt|vcf|xml)$/i;
const tableNames = /\.(csv|tsv)$/i;

export interface PreviewedFile {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size?: number | undefined;
}

export const isShownText = ({ fileName, size = Number.POSITIVE_INFINITY }: PreviewedFile): boolean =>
  textNames.test(fileName) && size <= MAX_BYTES;

interface TextPreviewProps {
  file: PreviewedFile;
  title: string;
  addressOf: AddressOf;
}

const readText = async (address: string, signal: AbortSignal) => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The file was not sent: ${response.status}`);
  return decoded(await response.arrayBuffer());
};

const CsvTable = ({ rows, title }: { rows: readonly (readonly string[])[]; title: string }) => {
  const [heads = [], ...lines] = rows.map((cells) => cells.slice(0, MAX_COLUMNS));
  const shown = lines.slice(0, MAX_ROWS);
  const isCut = lines.length > shown.length || rows.some(({ length }) => length > MAX_COLUMNS);

  return (
    <>
      <ScrollTable className="file-text" label={text.preview(title)}>
        <thead>
          <tr>
            {[...heads.entries()].map(([at, head]) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...shown.entries()].map(([line, cells]) => (
            <tr key={line}>
              {[...cells.entries()].map(([at, cell]) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {isCut && <p className="muted">{text.cut(MAX_ROWS, MAX_COLUMNS)}</p>}
    </>
  );
};

export const TextPreview = ({ file: { id, fileName }, title, addressOf }: TextPreviewProps) => {
  const address = addressOf(id);
  const { data, isError } = useQuery({
    queryKey: ["file-text", address],
    queryFn: async ({ signal }) => {
      const content = await readText(address, signal);
      return { content, rows: tableNames.test(fileName) ? await readCsv(content.trimEnd()) : undefined };
    },
    staleTime: "static",
    retry: false,
  });

  if (isError) return <p className="muted">{text.unreadable}</p>;
  if (!data) return <Skeleton height="240px" />;
  if (data.rows) return <CsvTable rows={data.rows} title={title} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="file-preview file-text" tabIndex={0} aria-label={text.preview(title)}>
      <pre>{data.content}</pre>
    </section>
  );
};

import type { ListConfig, Page } from "../../../shared/contract/list.ts";

interface ReadingPages<Row> {
  readonly read: (config: ListConfig) => Promise<Page<Row>>;
  /** What the list shows: filters, search and order. */
  readonly config: ListConfig;
  /** Rows of one request: so many that their answer stays well below what one may weigh. */
  readonly limit: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Everything a list holds with this configuration, read page by page. */
export const allPages = async <Row>({
  read,
  config,
  limit,
  onProgress,
}: ReadingPages<Row>): Promise<Row[]> => {
  const all: Row[] = [];
  for (;;) {
    const { data, totalCount } = await read({ ...config, skip: all.length, limit });
    for (const row of data) all.push(row);
    onProgress?.(all.length, totalCount);
    if (data.length === 0 || all.length >= totalCount) return all;
  }
};

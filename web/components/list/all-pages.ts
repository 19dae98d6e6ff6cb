import type { ListConfig, Page } from "../../../shared/contract/list.ts";

export interface ReadingPages<Row> {
  readonly read: (config: ListConfig) => Promise<Page<Row>>;
  readonly config: ListConfig;
  /** Keeps an answer well below the limit of its size. */
  readonly limit: number;
  readonly onProgress?: (done: number, total: number) => void;
}

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

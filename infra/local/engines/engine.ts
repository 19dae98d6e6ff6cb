/** A service the functions talk to, wherever it runs. */
export interface Engine {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** What runs elsewhere is not ours to stop. */
export const externalEngine = (url: string): Engine => ({ url, stop: async () => {} });

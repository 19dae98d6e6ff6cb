export interface Engine {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const externalEngine = (url: string): Engine => ({ url, stop: async () => {} });

export interface Source {
  readonly stop: () => Promise<void>;
}

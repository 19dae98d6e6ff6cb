/** Something that brings events to functions. */
export interface Source {
  /** Brings no more, and resolves when what was brought is done. */
  readonly stop: () => Promise<void>;
}

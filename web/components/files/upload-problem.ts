export class UploadProblem extends Error {
  /** A retry cannot succeed. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { readonly isFinal?: boolean } = {}) {
    super(message);
    this.name = "UploadProblem";
    this.isFinal = isFinal;
  }
}

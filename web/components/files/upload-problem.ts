interface UploadProblemOptions {
  readonly isFinal?: boolean;
  readonly isBroken?: boolean;
}

export class UploadProblem extends Error {
  /** A retry cannot succeed. */
  readonly isFinal: boolean;
  /** The line is, so that it goes on by itself. */
  readonly isBroken: boolean;

  constructor(message: string, { isFinal = false, isBroken = false }: UploadProblemOptions = {}) {
    super(message);
    this.name = "UploadProblem";
    this.isFinal = isFinal;
    this.isBroken = isBroken;
  }
}

/** Why a file was not uploaded, in words fit to show. */
export class UploadProblem extends Error {
  /** Trying again makes no sense: the file itself is refused. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { readonly isFinal?: boolean } = {}) {
    super(message);
    this.name = "UploadProblem";
    this.isFinal = isFinal;
  }
}

export class FunctionError extends Error {
  readonly errorType: string;

  constructor(errorType: string, message: string, stack?: string) {
    super(message);
    this.name = "FunctionError";
    this.errorType = errorType;
    if (stack) this.stack = stack;
  }
}

import type { RefusalReason } from "../../../shared/administration/audit-entry.ts";
import type { SignInFault } from "../../../shared/login/federation.ts";

interface FailureOptions {
  /** For the audit trail, if a provider has vouched for somebody. */
  readonly reason?: RefusalReason;
  readonly user?: { readonly id: string; readonly username: string };
  readonly cause?: unknown;
}

export class SignInFailure extends Error {
  readonly fault: SignInFault;
  readonly options: FailureOptions;

  constructor(fault: SignInFault, options: FailureOptions = {}) {
    super(fault, { cause: options.cause });
    this.name = "SignInFailure";
    this.fault = fault;
    this.options = options;
  }
}

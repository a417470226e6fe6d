import type { ErrorType } from '@hoshikraft/contract';

interface Options extends ErrorOptions {
  /** What a call of the API answers where it is refused for the same reason. */
  type?: ErrorType;
}

/** Why an operator's command is refused; the message is shown to the operator. */
export class Refusal extends Error {
  readonly type: ErrorType | undefined;

  constructor(message: string, { type, ...options }: Options = {}) {
    super(message, options);
    this.type = type;
  }
}

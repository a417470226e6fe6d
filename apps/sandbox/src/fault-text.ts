/** What went wrong in one line; fetch hides the reason in its cause. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

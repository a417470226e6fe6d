interface CallOptions {
  params?: { path?: unknown; query?: unknown; header?: unknown };
  body?: unknown;
  signal?: AbortSignal | null;
}

/** Sends a call, or returns the one under way. */
type Join = <Answer>(path: string, init: CallOptions | undefined, send: () => Promise<Answer>) => Promise<Answer>;

const textOf = (body: unknown): string => JSON.stringify(body instanceof FormData ? [...body] : body);

/**
 * Shares the running call with an equal one: a second press of a button or Enter, on a slow connection too, has no effect of its
 * own. A different call to the same address in between ends the sharing: like, unlike and like again are three calls. A call with
 * a signal is never shared, since one of its callers could cancel it for the others.
 */
export const joinRunning = (): Join => {
  const running = new Map<string, { content: string; call: Promise<unknown> }>();
  return <Answer>(path: string, init: CallOptions | undefined, send: () => Promise<Answer>): Promise<Answer> => {
    if (init?.signal) return send();
    const { params, body } = init ?? {};
    const address = path + JSON.stringify(params?.path ?? null);
    const content = JSON.stringify([params, textOf(body)]);
    const last = running.get(address);
    if (last?.content === content) return last.call as Promise<Answer>;
    const call = send().finally(() => {
      if (running.get(address)?.call === call) running.delete(address);
    });
    running.set(address, { content, call });
    return call;
  };
};

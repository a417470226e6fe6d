const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work of one name one after another within this process, in the order it came: what would only wait for a row that
 * the one before holds takes no connection from others meanwhile.
 *
 * @param source that the work is done on; names of two sources are apart
 */
export async function oneAtATime<Result>(source: object, name: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(source) ?? new Map<string, Promise<unknown>>();
  queues.set(source, queue);
  const turn = (queue.get(name) ?? Promise.resolve()).then(work, work);
  queue.set(name, turn);
  try {
    return await turn;
  } finally {
    if (queue.get(name) === turn) queue.delete(name);
  }
}

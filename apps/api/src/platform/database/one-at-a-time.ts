const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs tasks of one name one after another within this process, in order of arrival: a task that would wait for a row lock
 * of the previous one does not occupy a connection meanwhile.
 *
 * @param source scope of the names, such as a database
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

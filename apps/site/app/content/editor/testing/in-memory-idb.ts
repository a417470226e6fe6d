/** In-memory replacement for IndexedDB, which Node does not have. */
const kept = new Map<IDBValidKey, unknown>();
let broken = false;

/** Empties it; `breaks` makes it refuse everything, as some private windows do. */
export const emptyStore = ({ breaks = false } = {}): void => {
  kept.clear();
  broken = breaks;
};

const checked = <T>(work: () => T): Promise<T> =>
  broken ? Promise.reject(new DOMException('No storage here.', 'InvalidStateError')) : Promise.resolve(work());

export const createStore = (): unknown => ({});
export const set = (key: IDBValidKey, value: unknown): Promise<unknown> =>
  checked(() => kept.set(key, structuredClone(value)));
export const del = (key: IDBValidKey): Promise<unknown> => checked(() => kept.delete(key));
export const entries = (): Promise<unknown[]> => checked(() => [...kept.entries()]);

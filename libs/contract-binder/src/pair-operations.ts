interface Named {
  operationId: string;
}

/**
 * Pairs each operation of a description with its handler.
 *
 * @throws Error if an operation has no handler or two, or a handler has no operation
 */
export function pairOperations<Described extends Named, Handled extends Named>(
  described: readonly Described[],
  handled: readonly Handled[],
): { described: Described; operation: Handled }[] {
  const handlers = new Map<string, Handled>();
  for (const operation of handled) {
    if (handlers.has(operation.operationId)) throw new Error(`${operation.operationId} has two handlers`);
    handlers.set(operation.operationId, operation);
  }
  const pairs = described.map((one) => {
    const operation = handlers.get(one.operationId);
    if (operation === undefined) throw new Error(`${one.operationId} has no handler`);
    handlers.delete(one.operationId);
    return { described: one, operation };
  });
  const [unknown] = handlers.keys();
  if (unknown !== undefined) throw new Error(`${unknown} is not in the contract`);
  return pairs;
}

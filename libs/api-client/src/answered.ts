/**
 * The body of an answer. The client throws for everything but 2xx, so a missing body is a break of the contract,
 * not a case to handle.
 */
export const answered = async <T>(call: Promise<{ data?: T }>): Promise<T> => {
  const { data } = await call;
  if (data === undefined) throw new TypeError('The API answered without a body.');
  return data;
};

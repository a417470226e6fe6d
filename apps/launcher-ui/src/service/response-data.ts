/** The body of a response: the client throws for every status but 2xx, so a missing body violates the contract. */
export const responseData = async <T>(call: Promise<{ data?: T }>): Promise<T> => {
  const { data } = await call;
  if (data === undefined) throw new TypeError('The launcher service answered without a body.');
  return data;
};

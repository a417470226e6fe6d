/** The body of an answer: the client throws for everything but 2xx, so a missing one is a break of the contract. */
export const answered = async <T>(call: Promise<{ data?: T }>): Promise<T> => {
  const { data } = await call;
  if (data === undefined) throw new TypeError('The launcher service answered without a body.');
  return data;
};

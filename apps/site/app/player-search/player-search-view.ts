/** product.md section 5. */
const FEWEST_LETTERS = 4;

/** Letters of a search that the API takes. */
export const MOST_LETTERS = 64;

/** What an address looks for. */
export const typedIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, MOST_LETTERS);

/** Whether so much was typed that players are looked for. */
export const isEnough = (typed: string): boolean => [...typed.trim()].length >= FEWEST_LETTERS;

/** Path below the language. */
export const addressOf = (q: string): string =>
  q === '' ? 'player-search' : `player-search?${new URLSearchParams({ q }).toString()}`;

/** The part of a search text from an address that the API accepts. */
export const acceptedPart = (q: string, most: number): string => [...q].slice(0, most).join('');

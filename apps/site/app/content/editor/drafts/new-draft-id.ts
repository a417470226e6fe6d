/** An id of a draft; `randomUUID` is missing where the site is opened over plain http. */
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

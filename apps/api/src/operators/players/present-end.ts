/** The end of a grant in the audit log: a time, `forever`, or `none` without the role. */
export const presentEnd = (until: Date | null): string => until?.toISOString() ?? 'forever';

/** What `presentEnd` presented; not for `none`. */
export const readEnd = (text: string): Date | null => (text === 'forever' ? null : new Date(text));

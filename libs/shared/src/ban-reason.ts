/** The rule that a ban quotes by its number. */
interface BrokenRule {
  number: string;
  title: string;
}

/**
 * Why a player is banned, in words: what the moderator wrote after the rule's number ("3.1, X-Ray"), else the rule's title. A
 * reason that quotes the rule further on is in words already.
 */
export const banReasonWords = (reason: string, rule: BrokenRule | null): string => {
  if (rule === null || !reason.startsWith(rule.number)) return reason;
  return reason.slice(rule.number.length).replace(/^[\s,.:;()–—-]+/, '') || rule.title;
};

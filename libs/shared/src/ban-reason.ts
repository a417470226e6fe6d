/** The rule that a ban quotes by its number. */
interface BrokenRule {
  number: string;
  title: string;
}

interface BanReasonParts {
  /** Title of the broken rule. */
  title: string | null;
  /** What the moderator wrote, without the rule's number at its start ("3.1, X-Ray"). */
  note: string | null;
}

/** Why a player is banned, in words. */
export const banReasonParts = (reason: string, rule: BrokenRule | null): BanReasonParts => {
  if (rule === null) return { title: null, note: reason };
  const isQuoted = reason.startsWith(rule.number);
  const note = isQuoted ? reason.slice(rule.number.length).replace(/^[\s,.:;()–—-]+/, '') : reason;
  return { title: rule.title, note: note || null };
};

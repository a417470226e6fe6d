/** A text with every occurrence of `query` marked, ignoring case. */
export const MarkedText = ({ text, query }: { text: string; query: string }) => {
  if (query === '') return text;
  const lower = text.toLowerCase();
  const needle = query.toLowerCase();
  // A few characters change their length with their case; positions would then be wrong.
  if (lower.length !== text.length) return text;
  const parts = [];
  let from = 0;
  for (let at = lower.indexOf(needle); at !== -1; at = lower.indexOf(needle, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + needle.length)}</mark>);
    from = at + needle.length;
  }
  return [...parts, text.slice(from)];
};

/** A text with every occurrence of `query` marked, ignoring case. */
export const MarkedText = ({ text, query }: { text: string; query: string }) => {
  if (query === '') return text;
  const lower = text.toLowerCase();
  const wanted = query.toLowerCase();
  // A few characters change their length with their case; positions would then be wrong.
  if (lower.length !== text.length) return text;
  const parts = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
};

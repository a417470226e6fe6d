import { type BodyMark, type BodyNode, isOutwardLink, isOwnPath } from '@hoshikraft/document';
import { localeOfPath } from '@hoshikraft/shared';
import { Link } from '@hoshikraft/ui';
import type { ReactNode } from 'react';
import { usePagePath } from '../../../framework/page/site-facts.tsx';

interface MarkProps {
  mark: BodyMark;
  children: ReactNode;
}

/** A link to a page of this site in the reader's language, or to another host without a referrer. */
const BodyLink = ({ mark, children }: MarkProps) => {
  const to = usePagePath();
  const href = mark.attrs?.['href'];
  if (typeof href !== 'string') return children;
  if (isOwnPath(href)) {
    const ofNoLanguage = localeOfPath(href) === undefined && !href.startsWith('/files/');
    return <Link href={ofNoLanguage ? to(href.slice(1)) : href}>{children}</Link>;
  }
  if (!isOutwardLink(href)) return children;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  );
};

// A Map, because a mark type may be any string, such as `constructor`.
const MARKS = new Map<string, (props: MarkProps) => ReactNode>([
  ['bold', ({ children }) => <strong>{children}</strong>],
  ['italic', ({ children }) => <em>{children}</em>],
  ['strike', ({ children }) => <s>{children}</s>],
  ['underline', ({ children }) => <u>{children}</u>],
  ['code', ({ children }) => <code>{children}</code>],
  ['link', BodyLink],
]);

/** A text node with its marks. */
export const InlineText = ({ node }: { node: BodyNode }) =>
  (node.marks ?? []).reduce<ReactNode>((inner, mark) => {
    const Mark = MARKS.get(mark.type);
    return Mark ? <Mark mark={mark}>{inner}</Mark> : inner;
  }, node.text ?? '');

import { type BodyNode, headingsOf } from '@hoshikraft/document';
import type { ReactNode } from 'react';
import { Contents } from '../../../framework/page/contents.tsx';
import './reading.css';

/** Minimum headings for a table of contents. */
const CONTENTS_FROM = 3;

interface ReadingColumnsProps {
  /** Address of the page. */
  page: string;
  body: BodyNode;
  /** Facts beside the text, specific to the kind of document. */
  facts?: ReactNode;
  children: ReactNode;
}

/** A text with facts and contents beside it (above it on narrow screens); with neither, it is centred. */
export const ReadingColumns = ({ page, body, facts, children }: ReadingColumnsProps) => {
  const sections = headingsOf(body)
    .filter(({ level }) => level < 4)
    .map(({ id, text }) => ({ id, title: text }));
  const contents = sections.length >= CONTENTS_FROM && <Contents page={page} sections={sections} />;
  return (
    <div className="reading-columns">
      {(contents || facts) && (
        <aside className="reading-aside">
          {facts}
          {contents}
        </aside>
      )}
      <div className="reading-text">{children}</div>
    </div>
  );
};

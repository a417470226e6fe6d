import { knownNames, unknownStyleNames } from './style-names.ts';

const known = knownNames({
  styles: ':root { --hk-line: red; }',
  code: "<p className={classNames('role', `role--${state}`, `hk-${kind}`)} style={{ '--hk-part': 1 }} />",
});
const unknownIn = (css: string): string[] => unknownStyleNames(css, known);

test.each([
  ['.role > .crest { color: red; }', '.crest'],
  ['.role > .hk-crest { color: red; }', '.hk-crest'],
  ['.role { border: 1px solid var(--hk-border); }', '--hk-border'],
])('%s has a name that nothing sets', (css, name) => {
  expect(unknownIn(css)).toEqual([name]);
});

test.each([
  '.role--held { border: 1px solid var(--hk-line); width: calc(var(--hk-part) * 0.5em); }',
  '.role > .ProseMirror-gapcursor { background: url(./role.webp); }',
  "/* .crest */ @import './crest.css';",
])('%s passes', (css) => {
  expect(unknownIn(css)).toEqual([]);
});

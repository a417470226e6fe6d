import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** Id of the script that waits, and a type that no browser runs. */
const WAITING = 'late-scripts';
const INERT = 'text/plain';

// A page that nobody sees is not painted either: it starts at once.
const START = `(()=>{const{nonce}=document.currentScript,start=()=>document.head.append(Object.assign(document.createElement('script'),{type:'module',nonce,textContent:document.getElementById('${WAITING}').textContent}));document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()`;

type Tag = ReactElement<ComponentProps<'link'> & ComponentProps<'script'>>;

const late = (drawn: ReactNode, nonce: string): ReactNode =>
  Children.map(drawn, (child) => {
    if (!isValidElement(child)) return child;
    const tag = child as Tag;
    if (tag.type === 'link') return cloneElement(tag, { fetchPriority: 'low' });
    if (tag.type !== 'script') return cloneElement(tag, {}, late(tag.props.children, nonce));
    if (tag.props.type !== 'module') return tag;
    return (
      <>
        {cloneElement(tag, { type: INERT, async: false, id: WAITING })}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START }} />
      </>
    );
  });

export interface LateScriptsProps {
  nonce: string;
  /** Scripts of the page's words, which its own import only when they run. */
  early: readonly string[];
}

/**
 * The router's scripts, fetched behind styles, fonts and pictures and run after the first paint: what they draw stands
 * on the page already.
 */
export const LateScripts = ({ nonce, early }: LateScriptsProps) => (
  <>
    {early.map((href) => (
      <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
    ))}
    {/* Called, not drawn: its tags are changed, and there is no other way to them. */}
    {late(Scripts({ nonce }), nonce)}
  </>
);

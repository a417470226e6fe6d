import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** Id of the script that waits, and a type that no browser runs. */
const WAITING = 'late-scripts';
const INERT = 'text/plain';

// A page that nobody sees is not painted either: it starts at once. What is pressed meanwhile waits too (early-press.ts).
const START = `(()=>{const press=e=>{const on=e.target.closest('button[type=button]');if(on)press.on=on};window.earlyPress=press;addEventListener('click',press,true);const{nonce}=document.currentScript,add=(tag,parts)=>document.head.append(Object.assign(document.createElement(tag),{nonce,...parts})),start=()=>{const{dataset,textContent}=document.getElementById('${WAITING}');dataset.files.split(' ').forEach(href=>add('link',{rel:'modulepreload',href}));add('script',{type:'module',textContent})};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()`;

type Tag = ReactElement<ComponentProps<'link'> & ComponentProps<'script'>>;

/** The router's tags, its preloads first: they become a list at its module, which waits. */
const late = (drawn: ReactNode, nonce: string, files: string[]): ReactNode =>
  Children.map(drawn, (child) => {
    if (!isValidElement(child)) return child;
    const tag = child as Tag;
    if (tag.type === 'link') return void files.push(String(tag.props.href));
    if (tag.type !== 'script') return cloneElement(tag, {}, late(tag.props.children, nonce, files));
    if (tag.props.type !== 'module') return tag;
    const waiting = { type: INERT, async: false, id: WAITING, 'data-files': [...new Set(files)].join(' ') };
    return (
      <>
        {cloneElement(tag, waiting)}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: START }} />
      </>
    );
  });

export interface LateScriptsProps {
  nonce: string;
  /** Scripts of the page's words, which its own import only when they run. */
  words: readonly string[];
}

/**
 * The router's scripts, fetched and run after the first paint: what they draw stands on the page already, and a slow
 * line is left to styles and fonts. Called, not drawn: its tags are changed, and there is no other way to them.
 */
export const LateScripts = ({ nonce, words }: LateScriptsProps) => late(Scripts({ nonce }), nonce, [...words]);

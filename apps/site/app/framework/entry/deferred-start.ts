/** Id of the inert script. */
export const DEFERRED_SCRIPT_ID = 'late-scripts';

/** How long to wait after a frame for the browser to report its first paint, in ms. */
const SHOWN_WITHIN = 500;

/**
 * Inline script that starts the inert script after the page's first paint, so that scripts do not delay painting. A hidden
 * page is not painted: it starts at once. What a visitor does meanwhile is stored and repeated later
 * (shell/repeat-early-input.ts): the last click, everything typed, and a form that was sent, whose button shows that it waits.
 */
export const DEFERRED_START = `(()=>{const on={click(e){const pressed=e.target.closest('button[type=button]');if(pressed)early.pressed=pressed},input({target}){early.typed.set(target,target.matches('[type=checkbox],[type=radio]')?target.checked:target.value)},submit(e){if(e.target.method!=='dialog')return;e.preventDefault();e.stopPropagation();early.sent=e.target;document.documentElement.dataset.sending=''}},early=window.earlyInput={typed:new Map,stop(){for(const type in on)removeEventListener(type,on[type],true)}};for(const type in on)addEventListener(type,on[type],true);const add=(tag,parts)=>document.head.append(Object.assign(document.createElement(tag),parts)),start=()=>{const{dataset,textContent}=document.getElementById('${DEFERRED_SCRIPT_ID}');dataset.files.split(' ').forEach(href=>add('link',{rel:'modulepreload',href}));add('script',{type:'module',textContent})};let begin=()=>{begin=()=>{};start()};if(document.hidden)begin();else{requestAnimationFrame(()=>setTimeout(()=>begin(),${SHOWN_WITHIN}));try{new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&begin()).observe({type:'paint',buffered:true})}catch{}}})()`;

/** Id of the inert script. */
export const DEFERRED_SCRIPT_ID = 'late-scripts';

/** How long to wait after a frame for the browser to report its first paint, in ms. */
const SHOWN_WITHIN = 500;

/**
 * Inline script that starts the inert script after the page's first paint, so that scripts do not delay painting. A hidden
 * page is not painted: it starts at once. A click in between is stored and repeated later (shell/repeat-early-click.ts).
 */
export const DEFERRED_START = `(()=>{const press=e=>{const on=e.target.closest('button[type=button]');if(on)press.on=on};window.earlyPress=press;addEventListener('click',press,true);const add=(tag,parts)=>document.head.append(Object.assign(document.createElement(tag),parts)),start=()=>{const{dataset,textContent}=document.getElementById('${DEFERRED_SCRIPT_ID}');dataset.files.split(' ').forEach(href=>add('link',{rel:'modulepreload',href}));add('script',{type:'module',textContent})};let begin=()=>{begin=()=>{};start()};if(document.hidden)begin();else{requestAnimationFrame(()=>setTimeout(()=>begin(),${SHOWN_WITHIN}));try{new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&begin()).observe({type:'paint',buffered:true})}catch{}}})()`;

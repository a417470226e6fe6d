/** Id of the script that waits. */
export const WAITING = 'late-scripts';

/** How long a frame that is drawn may take to be seen, in ms: a browser that does not tell is not waited for longer. */
const SHOWN_WITHIN = 500;

/**
 * What a page runs by itself: it starts the script that waits when the page's first paint is on the screen. Before that, painting and
 * scripts want the same processor. A page that nobody sees is not painted, it starts at once. What is pressed meanwhile
 * waits too (early-press.ts).
 */
export const START_LATE = `(()=>{const press=e=>{const on=e.target.closest('button[type=button]');if(on)press.on=on};window.earlyPress=press;addEventListener('click',press,true);const add=(tag,parts)=>document.head.append(Object.assign(document.createElement(tag),parts)),start=()=>{const{dataset,textContent}=document.getElementById('${WAITING}');dataset.files.split(' ').forEach(href=>add('link',{rel:'modulepreload',href}));add('script',{type:'module',textContent})};let begin=()=>{begin=()=>{};start()};if(document.hidden)begin();else{requestAnimationFrame(()=>setTimeout(()=>begin(),${SHOWN_WITHIN}));try{new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&begin()).observe({type:'paint',buffered:true})}catch{}}})()`;

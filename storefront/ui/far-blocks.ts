/** Cards of a results page are known by the list they stand in. */
export const HITS_ID = 'hits';

/**
 * The place among its siblings of the first block or card that waits: the hero, the mark of its end and a block come
 * before, or three cards.
 */
const FIRST_WAITING = 4;

/** How long blocks are laid out within one frame; on a fast computer that is several. */
const FRAME_SHARE_MS = 6;

/**
 * An inline script at the top of the page, where it waits for no styles. On the page that a visit begins with, blocks far
 * below a hero and cards of results are laid out after the first paint, a few in each frame, so that neither the paint nor
 * a press waits for all of them at once; one that is near the window is drawn at once all the same. A page that is loaded again, come back
 * to, or entered by a link to a place in it is laid out as a whole: the place depends on the height of all above it.
 */
export const FAR_BLOCKS = `(()=>{
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')return;
const sheet=new CSSStyleSheet();
let first=${FIRST_WAITING};
const waiting=()=>':is(#hero-end~.section,#${HITS_ID}>li):nth-child(n+'+first+')';
const wait=()=>sheet.replaceSync('@media screen{'+waiting()+'{content-visibility:auto;contain-intrinsic-height:auto 800px}}');
const layOut=()=>{
const begin=performance.now();
while(document.querySelector(waiting())){
if(performance.now()-begin>${FRAME_SHARE_MS})return requestAnimationFrame(layOut);
first++;
wait();
document.body.offsetHeight;
}
if(document.readyState==='loading')requestAnimationFrame(layOut);
else document.adoptedStyleSheets=[];
};
wait();
document.adoptedStyleSheets=[sheet];
requestAnimationFrame(()=>requestAnimationFrame(layOut));
})()`;

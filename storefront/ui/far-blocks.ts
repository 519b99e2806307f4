export const HITS_ID = 'hits';

/** Index of the first deferred sibling: after the hero, its end marker and a block, or after three cards. */
const FIRST_WAITING = 4;

/** Time per frame for laying out blocks; a fast computer lays out several. */
const FRAME_SHARE_MS = 6;

/** Style that lays out the parts of a vehicle page that otherwise wait until they are near. */
export const ALL_LAID_OUT = '.far-part{content-visibility:visible!important}';

/**
 * Inline script at the top of the page, before the styles. On the first page of a visit, blocks far below the
 * hero and result cards are laid out after the first paint, a few per frame, to keep paint and input fast.
 * Reloads, back navigation and anchors lay out the whole page, since scroll positions depend on all heights.
 */
export const FAR_BLOCKS = `(()=>{
const adopt=(sheet)=>{document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet]};
if(location.hash){
const whole=new CSSStyleSheet();
whole.replaceSync('${ALL_LAID_OUT}');
return adopt(whole);
}
if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')return;
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
else document.adoptedStyleSheets=document.adoptedStyleSheets.filter((each)=>each!==sheet);
};
wait();
adopt(sheet);
requestAnimationFrame(()=>requestAnimationFrame(layOut));
})()`;

/** Attribute of an image that failed to load; styles then reveal the placeholder behind it. */
const BROKEN_ATTRIBUTE = 'data-broken';

/**
 * Inline script at the top of the page. Marks every image that fails, even before hydration, and logs it; the
 * visitor sees the placeholder (GALLERY-11, GALLERY-12). Unmarks an image that loads later at another size.
 */
export const BROKEN_PICTURES = `(()=>{
const isPicture=({target})=>target instanceof HTMLImageElement;
addEventListener('error',event=>{
if(!isPicture(event))return;
event.target.setAttribute('${BROKEN_ATTRIBUTE}','');
console.info('a picture did not load',event.target.currentSrc);
},true);
addEventListener('load',event=>{
if(isPicture(event))event.target.removeAttribute('${BROKEN_ATTRIBUTE}');
},true);
})()`;

/** The attribute of a picture that did not load; the styles then leave its place to what lies behind it. */
const BROKEN_ATTRIBUTE = 'data-broken';

/**
 * An inline script at the top of the page. It hears of every picture that fails, also before the page is hydrated,
 * marks it and logs it to the console; the visitor sees the placeholder and no message (GALLERY-11, GALLERY-12). A
 * picture that loads after all, at another size, loses the mark.
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

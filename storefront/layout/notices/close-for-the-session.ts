/**
 * Inline script after an element with a close button, which hides it until the session ends. The element
 * names the storage key.
 */
export const CLOSE_FOR_THE_SESSION = `(()=>{
const bar=document.currentScript.previousElementSibling,key=bar.dataset.closedAs;
try{bar.hidden=!!sessionStorage.getItem(key)}catch{}
bar.querySelector('button').onclick=()=>{bar.hidden=true;try{sessionStorage.setItem(key,'closed')}catch{}};
})()`;

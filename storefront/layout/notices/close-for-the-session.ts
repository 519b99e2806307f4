/**
 * An inline script after something with a button that closes it until the session ends. The element names the key under
 * which that is kept; a browser that keeps nothing shows it on the next page again.
 */
export const CLOSE_FOR_THE_SESSION = `(()=>{
const bar=document.currentScript.previousElementSibling,key=bar.dataset.closedAs;
try{bar.hidden=!!sessionStorage.getItem(key)}catch{}
bar.querySelector('button').onclick=()=>{bar.hidden=true;try{sessionStorage.setItem(key,'closed')}catch{}};
})()`;

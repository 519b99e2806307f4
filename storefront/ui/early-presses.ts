/** Attribute of `<html>` once the page is hydrated and React handles all clicks. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

export const HYDRATED_EVENT = 'forecourt:hydrated';

/**
 * Inline script at the top of the page. Until hydration it captures clicks on buttons that need scripts,
 * such as a heart or 'Filters', and replays each once afterwards. A toggle that already has the desired
 * state is skipped. Links, forms, `<details>`, and buttons with a popover or a command work without
 * scripts; only a client-side link clicked while the framework starts may be lost, so it is followed again,
 * unless the visitor has left.
 */
export const EARLY_PRESSES = `(()=>{
const pressed=new Map();
let jump;
const stay=()=>{jump=null};
const keep=event=>{
const link=event.target instanceof Element&&event.target.closest('a[href^="#"]');
if(link)jump={event,id:link.hash.slice(1)};
const button=event.target instanceof Element&&event.target.closest('button[type=button]:not([popovertarget],[commandfor])');
if(!button)return;
event.stopImmediatePropagation();
pressed.set(button,button.ariaPressed);
};
addEventListener('click',keep,true);
for(const sign of ['wheel','touchmove','keydown'])addEventListener(sign,stay,{passive:true});
addEventListener('${HYDRATED_EVENT}',()=>{
removeEventListener('click',keep,true);
if(jump&&!jump.event.defaultPrevented)document.getElementById(jump.id)?.scrollIntoView();
for(const [button,was] of pressed)if(button.isConnected&&button.ariaPressed===was)button.click();
},{once:true});
})()`;

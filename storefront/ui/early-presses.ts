/** The attribute of `<html>` that says that the page is hydrated: from then on React hears every press. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** The event that tells it at that moment. */
export const HYDRATED_EVENT = 'forecourt:hydrated';

/**
 * An inline script at the top of the page. Until the page is hydrated a press of a button that needs scripts, such
 * as a heart or 'Filters', comes here and goes no further; afterwards it goes to React and never comes here. So no
 * press is lost to a slow line, and none is heard by both. What was pressed is pressed once when the page is hydrated,
 * however often an impatient thumb did; a toggle that the browser remembers as wished already is left as it is.
 * Links, forms, `<details>`, and buttons with a popover or a command work by themselves; only a link into the page that is
 * pressed while the framework starts may lose its way, so the page goes there again, unless the visitor went elsewhere.
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

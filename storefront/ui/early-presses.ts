/** The attribute of `<html>` that says that the page is hydrated: from then on React hears every press. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** The event that tells it at that moment. */
export const HYDRATED_EVENT = 'forecourt:hydrated';

/**
 * An inline script at the top of the page. Until the page is hydrated a press of a button that needs scripts, such
 * as a heart or 'Filters', comes here and goes no further; afterwards it goes to React and never comes here. So no
 * press is lost to a slow line, and none is heard by both. What was pressed is pressed once when the page is hydrated,
 * however often an impatient thumb did; a toggle that the browser remembers as wished already is left as it is.
 * Links, forms, `<details>`, and buttons with a popover or a command work by themselves.
 */
export const EARLY_PRESSES = `(()=>{
const pressed=new Map();
const keep=event=>{
const button=event.target instanceof Element&&event.target.closest('button[type=button]:not([popovertarget],[commandfor])');
if(!button)return;
event.stopImmediatePropagation();
pressed.set(button,button.ariaPressed);
};
addEventListener('click',keep,true);
addEventListener('${HYDRATED_EVENT}',()=>{
removeEventListener('click',keep,true);
for(const [button,was] of pressed)if(button.isConnected&&button.ariaPressed===was)button.click();
},{once:true});
})()`;

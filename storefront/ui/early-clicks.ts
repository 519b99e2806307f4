/** The event that tells that the page is alive: what is clicked from then on is heard. */
export const LIVE_EVENT = 'forecourt:live';

/** The attribute of `<html>` that says the same. */
export const LIVE_ATTRIBUTE = 'data-live';

/**
 * Keeps the last button pressed before the page is alive and presses it again once it is: a tap on a heart or
 * on 'Filters' is not lost to a slow line. Links and forms work by themselves and are left alone.
 */
export const EARLY_CLICKS = `let early;
const keep=e=>{const b=e.target instanceof Element&&e.target.closest('button[type=button]');if(b)early=b};
addEventListener('click',keep,true);
addEventListener('${LIVE_EVENT}',()=>{removeEventListener('click',keep,true);if(early?.isConnected)early.click()},{once:true});`;

import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '@/ui/early-presses.ts';
import { PREVIEW_EVENTS } from './addresses.ts';

/** Debounce in milliseconds, since one edit may cause several changes. */
const PAUSE_MS = 100;

/**
 * The script of a preview page outside the studio: refreshes the page when content changes and when the
 * stream connects, for changes missed before, keeping scroll position and state.
 */
export const PREVIEW_LISTENER = `(()=>{
let waiting;
const again=()=>document.documentElement.hasAttribute('${HYDRATED_ATTRIBUTE}')?window.next.router.refresh():addEventListener('${HYDRATED_EVENT}',refresh,{once:true});
const refresh=()=>{clearTimeout(waiting);waiting=setTimeout(again,${PAUSE_MS})};
new EventSource('${PREVIEW_EVENTS}').onmessage=refresh;
})()`;

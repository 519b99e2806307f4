import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '@/ui/early-presses.ts';
import { PREVIEW_EVENTS } from './addresses.ts';

/** Milliseconds after the last change before the page is made again: one edit may be several changes. */
const PAUSE_MS = 100;

/**
 * The script of a preview page in a tab of its own: asks the framework for the page anew when content changes, keeping
 * scroll and whatever the editor has opened. It also asks once when the stream opens or opens again, for what changed
 * while nobody listened. A page that is not hydrated yet asks as soon as it is.
 */
export const PREVIEW_LISTENER = `(()=>{
let waiting;
const again=()=>document.documentElement.hasAttribute('${HYDRATED_ATTRIBUTE}')?window.next.router.refresh():addEventListener('${HYDRATED_EVENT}',refresh,{once:true});
const refresh=()=>{clearTimeout(waiting);waiting=setTimeout(again,${PAUSE_MS})};
new EventSource('${PREVIEW_EVENTS}').onmessage=refresh;
})()`;

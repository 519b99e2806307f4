/** Where preview pages hear that something changed, and get the script that listens. */
export const PREVIEW_EVENTS = '/api/draft/events';
export const PREVIEW_SCRIPT = '/api/draft/script';

/** Milliseconds after the last change before the page is made again: one edit may be several changes. */
const PAUSE_MS = 100;

/**
 * The script of a preview page: asks the framework for the page anew when content changes, keeping scroll and
 * whatever the editor has opened. It also asks once when the stream opens or opens again, for what changed while
 * nobody listened.
 */
export const PREVIEW_LISTENER = `(()=>{
let waiting;
const refresh=()=>{clearTimeout(waiting);waiting=setTimeout(()=>{const{router}=window.next??{};router?router.refresh():refresh()},${PAUSE_MS})};
new EventSource(${JSON.stringify(PREVIEW_EVENTS)}).onmessage=refresh;
})()`;

'use client';
import { plainClick } from './plain-click.ts';

// Back closes what lies over the page, and the page behind stays as it is. While a dialog is open the history has one
// entry more, at the same address; Back takes that away, and closing by any other means takes it away too. The
// framework's router never hears of these steps: there is nothing for it to show.

interface Overlay {
  close: () => void;
}

/** The key of an entry's state that says for how many open overlays it stands. */
const MARK = 'overlays';

/** What is open, the last one on top. */
const open: Overlay[] = [];
/** How many entries above the page's own the browser stands on now. */
let entries = 0;
/** The address of those entries and of the page's own. */
let address = '';
/** The page's address has changed under what is open, and nothing is to be taken away when that closes. */
let isPinned = false;
/** A step through the history that was asked for here, and what waits for it. */
let stepping = false;
const waiting: (() => void)[] = [];
let listening = false;

const markOf = (state: unknown): number => {
  const mark = (state as Record<string, unknown> | null)?.[MARK];
  return typeof mark === 'number' ? mark : 0;
};

function step(by: number): void {
  stepping = true;
  address = location.href;
  history.go(by);
}

/** Makes the history have as many entries as there are overlays. */
function settle(): void {
  if (stepping) return;
  if (open.length === 0) isPinned = false;
  const neededCount = isPinned ? 0 : open.length;
  // Somebody has left for another page: what is below is no longer ours.
  if (entries > 0 && location.href !== address) entries = 0;
  if (entries > neededCount) {
    const by = neededCount - entries;
    entries = neededCount;
    step(by);
  }
  for (; entries < neededCount; entries += 1) {
    address = location.href;
    history.pushState({ [MARK]: entries + 1 }, '');
  }
}

/** The browser has gone to another entry. */
function onPopState(event: PopStateEvent): void {
  const isSame = location.href === address;
  if (stepping) {
    stepping = false;
    if (isSame) event.stopImmediatePropagation();
    for (const then of waiting.splice(0)) then();
    settle();
    return;
  }
  const mark = markOf(event.state);
  if (open.length === 0) {
    // An entry of something that has closed long since, met by Forward or on the way back: nobody sees a difference.
    if (mark > 0) step(-mark);
    return;
  }
  if (isPinned) {
    // The list was filtered in the sheet: Back means the sheet, not the last filter.
    event.stopImmediatePropagation();
    closeAbove(0);
    stepping = true;
    history.forward();
    return;
  }
  entries = mark;
  if (isSame) event.stopImmediatePropagation();
  closeAbove(isSame ? mark : 0);
}

const closeAbove = (remaining: number): void => {
  for (const { close } of open.splice(remaining).reverse()) close();
};

/**
 * A link in what is open leads on from the page itself: the extra entry goes first, so that Back from there leads to
 * the page and not to a step at which nothing happens.
 */
function onClick(event: MouseEvent): void {
  if (entries === 0 || event.defaultPrevented || event.button || !plainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leadsOn(link)) return;
  event.preventDefault();
  event.stopPropagation();
  leaveOverlays(() => link.click());
}

const leadsOn = (link: HTMLAnchorElement): boolean =>
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  /^https?:$/.test(link.protocol) &&
  link.href.split('#')[0] !== location.href.split('#')[0];

/** Does something that leads to another page, once the history has no entry of an overlay any more. */
export function leaveOverlays(then: () => void): void {
  if (stepping) {
    waiting.push(() => leaveOverlays(then));
  } else if (entries > 0 && location.href === address) {
    isPinned = true;
    waiting.push(then);
    const by = -entries;
    entries = 0;
    step(by);
  } else then();
}

/**
 * Writes an address into the history for what the page shows now. Under an open sheet it takes the place of the
 * sheet's own entry: each filter is one step back, and no step is without effect.
 * @param instead of the address there is, rather than after it
 */
export function writeAddress(to: string, { instead = false } = {}): void {
  if (stepping) {
    waiting.push(() => writeAddress(to, { instead }));
    return;
  }
  const inSheet = entries > 0 && location.href === address;
  if (open.length > 0) isPinned = true;
  entries = 0;
  if (instead || inSheet) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  address = location.href;
}

/** Begins to hear of steps through the history; once for a page. */
export function listenToHistory(): void {
  if (listening) return;
  listening = true;
  // Before everybody else's.
  window.addEventListener('popstate', onPopState, true);
  document.addEventListener('click', onClick, true);
  // The page was loaded anew while something was open.
  const layers = markOf(history.state);
  if (layers > 0) step(-layers);
}

/**
 * Says that something lies over the page, until the function it gives back is called.
 * @param close called when Back asks for it
 */
export function openOverlay(close: () => void): () => void {
  const overlay = { close };
  open.push(overlay);
  queueMicrotask(settle);
  return () => {
    if (open.includes(overlay)) open.splice(open.indexOf(overlay), 1);
    queueMicrotask(settle);
  };
}

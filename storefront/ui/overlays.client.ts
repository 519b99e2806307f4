'use client';
import { plainClick } from './plain-click.ts';

// Back closes overlays rather than leaving the page. While an overlay is open, the history has an extra entry
// at the same address; Back pops it, and closing by other means removes it. The framework's router does not
// see these steps.

interface Overlay {
  close: () => void;
}

/** Key in an entry's state: the number of open overlays. */
const MARK = 'overlays';

const open: Overlay[] = [];
/** How many entries above the page's own the browser is at. */
let entries = 0;
let address = '';
/** The address has changed under an open overlay, so closing it must not remove an entry. */
let isPinned = false;
/** Our own history step in progress, and callbacks that wait for it. */
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

/** Adjusts the number of history entries to the number of open overlays. */
function settle(): void {
  if (stepping) return;
  if (open.length === 0) isPinned = false;
  const neededCount = isPinned ? 0 : open.length;
  // The visitor has left the page; the entries below are no longer ours.
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
    // An entry of an overlay that was closed long ago, reached by Forward or Back: skip it.
    if (mark > 0) step(-mark);
    return;
  }
  if (isPinned) {
    // The list was filtered in the sheet: Back closes the sheet and keeps the filter.
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

/** A link in an overlay: remove the extra entry first, so that Back returns to the page in one step. */
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

/** Runs a navigation after all overlay entries have been removed from the history. */
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
 * Writes a new address for the current state of the page into the history. Under an open sheet it replaces
 * the sheet's entry, so that each filter is one step back.
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

/** Starts listening to history events, once per page. */
export function listenToHistory(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', onPopState, true);
  document.addEventListener('click', onClick, true);
  // The page was reloaded while an overlay was open.
  const layers = markOf(history.state);
  if (layers > 0) step(-layers);
}

/** Registers an open overlay; returns a function that unregisters it. `close` is called on Back. */
export function openOverlay(close: () => void): () => void {
  const overlay = { close };
  open.push(overlay);
  queueMicrotask(settle);
  return () => {
    if (open.includes(overlay)) open.splice(open.indexOf(overlay), 1);
    queueMicrotask(settle);
  };
}

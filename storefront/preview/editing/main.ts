// The script of a page in the studio's Presentation tool: overlays that open fields, live text, typing on the
// page, and a toolbar for blocks and list items. See .docs/decisions/0009-preview.md.

import type { ClientPerspective } from '@sanity/client';
import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing';
import { PREVIEW_EVENTS, PREVIEW_PERSPECTIVE } from '../addresses.ts';
import './editing.css';
import { BLOCK_ATTRIBUTE } from '../block-attribute.ts';
import { fieldQueries } from './field-queries.ts';
import { history } from './history.ts';
import { followTexts } from './live-texts.ts';
import { updateTexts } from './page-texts.ts';
import { refreshOnChanges, refreshPage } from './refresh.ts';
import { fieldKey } from './source-fields.ts';
import { StudioChannel } from './studio-channel.ts';
import { Toolbar } from './toolbar.ts';
import { Typing } from './typing.ts';

const PATIENCE_MS = 4_000;
let hasStarted = false;
const { perspective = 'drafts', project = '', dataset = '' } = document.currentScript?.dataset ?? {};
/** The perspective in which the page was rendered; the URL may still contain an earlier one. */
let shownPerspective = perspective;
const { typed, hold } = refreshOnChanges(PREVIEW_EVENTS);
const { words, ask } = followTexts({ projectId: project, dataset }, stackOf(shownPerspective), {
  onChange: () => {
    typed();
    bringUpToDate();
  },
  onReady: startTools,
});

/** The studio saves within a second, and the page is rendered again soon after. */
const SAVED_MS = 5_000;
const channel = new StudioChannel();
// What was typed before must not replace what an undo brings back.
const toolbar = new Toolbar(channel, { onUndo: () => words.forgetNewest() });
const typedTexts = new Map<string, string>();
const typing = new Typing({
  channel,
  onProblem: toolbar.report,
  // Also replaces the text elsewhere on the page, and older renders of it.
  onText: ({ id, path }, text) => {
    const key = fieldKey(id, path);
    typedTexts.set(key, text);
    if (words.take(new Map([[key, text]]))) bringUpToDate();
  },
  onTyping: (isTyping) => {
    hold(isTyping);
    toolbar.pause(isTyping);
    if (!isTyping) setTimeout(forgetTyped, SAVED_MS, new Map(typedTexts));
  },
});

/** Lets the saved texts take over from those typed on the page. */
function forgetTyped(texts: ReadonlyMap<string, string>): void {
  for (const [key, text] of texts) {
    words.forget(key, text);
    if (typedTexts.get(key) === text) typedTexts.delete(key);
  }
}

/** Applies unsaved texts to a re-rendered or new page before the browser paints it. */
function bringUpToDate(): void {
  const places = updateTexts(document.body, words);
  if (typing.field) places.add(typing.field);
  ask(fieldQueries(places));
  observer.takeRecords();
}
const observer = new MutationObserver(() => {
  bringUpToDate();
  markBlocks();
});

async function show(perspective: string): Promise<void> {
  if (perspective === shownPerspective) return;
  shownPerspective = perspective;
  await fetch(PREVIEW_PERSPECTIVE, { method: 'POST', body: perspective });
  refreshPage();
}

markBlocks();
bringUpToDate();
observer.observe(document.body, { subtree: true, childList: true, characterData: true });
// Blocks gain height when images and fonts load.
addEventListener('load', markBlocks);
setTimeout(startTools, PATIENCE_MS);

/** Converts a perspective to the studio's form: releases are always a list. */
function stackOf(text: string): ClientPerspective {
  return text === 'drafts' || text === 'published' ? text : text.split(',');
}

/**
 * Starts the overlays. They ask the studio only once whether blocks can be dragged, so wait until it is
 * connected, at most `PATIENCE_MS`.
 */
function startTools(): void {
  if (hasStarted) return;
  hasStarted = true;
  enableVisualEditing({
    history,
    // Typed and saved changes arrive anyway, so refresh only on the manual button.
    refresh: ({ source }) => (source === 'manual' ? Promise.resolve(refreshPage()) : false),
    onPerspectiveChange: (perspective) => show([perspective].flat().join(',')),
  });
}

/** Makes visible blocks clickable and draggable, except those without height, which editors cannot see. */
function markBlocks(): void {
  for (const block of document.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE}]`)) {
    if (block.offsetHeight === 0) block.removeAttribute('data-sanity');
    else if (!block.hasAttribute('data-sanity'))
      block.setAttribute('data-sanity', block.getAttribute(BLOCK_ATTRIBUTE) ?? '');
  }
}

// The script of a page in the studio's Presentation tool: overlays that open fields, draggable blocks, and
// live text. See .docs/decisions/0009-preview.md.

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

const PATIENCE_MS = 4_000;
let hasStarted = false;
const { perspective = 'drafts', project = '', dataset = '' } = document.currentScript?.dataset ?? {};
/** The perspective in which the page was rendered; the URL may still contain an earlier one. */
let shownPerspective = perspective;
const { typed } = refreshOnChanges(PREVIEW_EVENTS);
const { words, ask } = followTexts({ projectId: project, dataset }, stackOf(shownPerspective), {
  onChange: () => {
    typed();
    bringUpToDate();
  },
  onReady: startTools,
});

/** Applies unsaved texts to a re-rendered or new page before the browser paints it. */
function bringUpToDate(): void {
  ask(fieldQueries(updateTexts(document.body, words)));
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

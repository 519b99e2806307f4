// The script of a page in the studio's Presentation tool: overlays that open the field of what is clicked, blocks that
// can be dragged, and words that follow each keystroke. See .docs/decisions/0009-preview.md.

import type { ClientPerspective } from '@sanity/client';
import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing';
import { PREVIEW_EVENTS, PREVIEW_PERSPECTIVE } from '../addresses.ts';
import { markBlocks } from './blocks.ts';
import './editing.css';
import { history } from './history.ts';
import { followWords } from './live-words.ts';
import { putWords } from './page-words.ts';
import { questionsOf } from './question.ts';
import { refreshOnChanges, refreshPage } from './refresh.ts';

/** How long the overlays wait for the studio. */
const PATIENCE_MS = 4_000;
let hasStarted = false;
const { perspective = 'drafts', project = '', dataset = '' } = document.currentScript?.dataset ?? {};
/** The perspective in which the page was made; the address may still carry the first one. */
let shownPerspective = perspective;
const { typed } = refreshOnChanges(PREVIEW_EVENTS);
const { words, ask } = followWords({ projectId: project, dataset }, stackOf(shownPerspective), {
  onWords: () => {
    typed();
    bringUpToDate();
  },
  onReady: startTools,
});

/** Brings a page that was made again, or another one, up to what was typed meanwhile, before the browser paints it. */
function bringUpToDate(): void {
  ask(questionsOf(putWords(document.body, words)));
  // What it did itself is nothing to look at again.
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
// Pictures and fonts give blocks their height later.
addEventListener('load', markBlocks);
setTimeout(startTools, PATIENCE_MS);

/** A perspective as the studio itself writes it: releases are a list, also when there is one. */
function stackOf(text: string): ClientPerspective {
  return text === 'drafts' || text === 'published' ? text : text.split(',');
}

/**
 * Starts the overlays. They ask the studio once whether blocks can be dragged and take no answer for no, so they start
 * when it listens; a studio that is slow to say so is not waited for.
 */
function startTools(): void {
  if (hasStarted) return;
  hasStarted = true;
  enableVisualEditing({
    history,
    // What is typed is put into the page, and what is saved is heard of: only the button asks for more.
    refresh: ({ source }) => (source === 'manual' ? Promise.resolve(refreshPage()) : false),
    onPerspectiveChange: (perspective) => show([perspective].flat().join(',')),
  });
}

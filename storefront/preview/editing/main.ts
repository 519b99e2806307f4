// The script of a page in the studio's Presentation tool: overlays that open the field of what is clicked, blocks that
// can be dragged, and words that follow each keystroke. See .docs/decisions/preview.md.

import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing';
import { PREVIEW_EVENTS, PREVIEW_PERSPECTIVE } from '../addresses.ts';
import { markBlocks } from './blocks.ts';
import { history } from './history.ts';
import { followWords } from './live-words.ts';
import { questionOfPage } from './question.ts';
import { refreshOnChanges, refreshPage } from './refresh.ts';
import { putWords } from './text-nodes.ts';

const { words, ask } = followWords(() => putWords(document.body, words));

/** Of which page the studio answers the question. */
let pageInQuestion = JSON.stringify(questionOfPage());
/** Brings a page that was made again, or another one, up to what was typed meanwhile, before the browser paints it. */
const observer = new MutationObserver(() => {
  putWords(document.body, words);
  markBlocks();
  const question = JSON.stringify(questionOfPage());
  if (question === pageInQuestion) return;
  pageInQuestion = question;
  ask();
});

/** The perspective in which the page was made; the address may still carry the first one. */
let shownPerspective = document.currentScript?.dataset.perspective ?? 'drafts';
async function show(perspective: string): Promise<void> {
  if (perspective === shownPerspective) return;
  shownPerspective = perspective;
  await fetch(PREVIEW_PERSPECTIVE, { method: 'POST', body: perspective });
  refreshPage();
}

markBlocks();
observer.observe(document.body, { subtree: true, childList: true, characterData: true });
// Pictures and fonts give blocks their height later.
addEventListener('load', markBlocks);
refreshOnChanges(PREVIEW_EVENTS);
enableVisualEditing({
  history,
  // What is typed is put into the page, and what is saved is heard of: only the button asks for more.
  refresh: ({ source }) => (source === 'manual' ? Promise.resolve(refreshPage()) : false),
  onPerspectiveChange: (perspective) => show([perspective].flat().join(',')),
});

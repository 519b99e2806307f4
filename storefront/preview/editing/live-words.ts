import type { ClientPerspective } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink';
import { questionOfPage } from './question.ts';
import { NewestWords, wordsOf } from './words.ts';

/** The studio forgets a question that is not repeated in this time. */
const REPEAT_MS = 10_000;

/**
 * Asks the studio to answer the page's question over the document in its form, and hears each answer: one for each
 * keystroke, before anything is saved.
 * @param firstPerspective in which the page was made
 * @param events.onWords is told whenever some words are newer
 * @param events.onReady is told once the studio's tool listens
 * @returns the words, and a way to ask again when another page shows
 */
export function followWords(
  firstPerspective: ClientPerspective,
  { onWords, onReady }: { onWords: () => void; onReady: () => void },
): {
  words: NewestWords;
  ask: () => void;
} {
  const words = new NewestWords();
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  );
  let perspective = firstPerspective;
  const ask = () => {
    const question = questionOfPage();
    if (question) node.post('loader/query-listen', { ...question, perspective, heartbeat: REPEAT_MS });
  };
  node.on('loader/perspective', (data) => {
    perspective = data.perspective;
    ask();
  });
  // A page that was loaded anew in the same frame is not told the perspective again.
  node.onStatus(() => {
    onReady();
    ask();
  }, 'connected');
  node.on('loader/query-change', ({ result, resultSourceMap }) => {
    if (!resultSourceMap) return;
    words.take(wordsOf(result, resultSourceMap));
    onWords();
  });
  node.start();
  setInterval(ask, REPEAT_MS / 2);
  return { words, ask };
}

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
 * @param onWords is told whenever some words are newer
 * @returns the words, and a way to ask again when another page shows
 */
export function followWords(onWords: () => void): { words: NewestWords; ask: () => void } {
  const words = new NewestWords();
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  );
  let perspective: LoaderControllerMsg['data']['perspective'] | null = null;
  const ask = () => {
    const question = questionOfPage();
    if (!question || !perspective) return;
    node.post('loader/query-listen', { ...question, perspective, heartbeat: REPEAT_MS });
  };
  // Asked at once when the studio says what it shows: at the start nobody would hear it.
  node.on('loader/perspective', (data) => {
    perspective = data.perspective;
    ask();
  });
  node.on('loader/query-change', ({ result, resultSourceMap }) => {
    if (!resultSourceMap) return;
    words.take(wordsOf(result, resultSourceMap));
    onWords();
  });
  node.start();
  setInterval(ask, REPEAT_MS / 2);
  return { words, ask };
}

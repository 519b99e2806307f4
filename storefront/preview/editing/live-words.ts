import type { ClientPerspective } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink';
import type { Question } from './question.ts';
import { NewestWords, wordsOf } from './words.ts';

/** The studio forgets a question that is not repeated in this time. */
const REPEAT_MS = 10_000;
/** Milliseconds after which a page that still changes is asked about: each question is a request of the studio. */
const PAUSE_MS = 100;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Asks the studio to answer the page's questions over the document in its form, and hears each answer: one for each
 * keystroke, before anything is saved.
 * @param lake where the page's content is
 * @param firstPerspective in which the page was made
 * @param events.onWords is told whenever some words are newer
 * @param events.onReady is told once the studio's tool listens
 * @returns the words, and a way to say what the page shows now
 */
export function followWords(
  lake: { projectId: string; dataset: string },
  firstPerspective: ClientPerspective,
  { onWords, onReady }: { onWords: () => void; onReady: () => void },
): {
  words: NewestWords;
  ask: (next: readonly Question[]) => void;
} {
  const words = new NewestWords();
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  );
  let perspective = firstPerspective;
  let questions: readonly Question[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    for (const question of questions)
      node.post('loader/query-listen', { ...lake, ...question, perspective, heartbeat: REPEAT_MS });
  };
  const ask = (next: readonly Question[]) => {
    if (isSame(next, questions)) return;
    questions = next;
    clearTimeout(waiting);
    waiting = setTimeout(send, PAUSE_MS);
  };
  node.on('loader/perspective', (data) => {
    // The same one is told again whenever the tool connects.
    if (!isSame(data.perspective, perspective)) words.forgetNewest();
    perspective = data.perspective;
    send();
  });
  // A page that was loaded anew in the same frame is not told the perspective again.
  node.onStatus(() => {
    onReady();
    send();
  }, 'connected');
  node.on('loader/query-change', ({ result, perspective: answeredPerspective }) => {
    // For each keystroke every question is answered anew, and one answer is another than before. For a while the studio
    // answers for an earlier perspective too.
    if (isSame(answeredPerspective, perspective) && words.take(wordsOf(result))) onWords();
  });
  node.start();
  setInterval(send, REPEAT_MS / 2);
  return { words, ask };
}

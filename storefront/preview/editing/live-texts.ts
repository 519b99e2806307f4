import type { ClientPerspective } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink';
import type { FieldQuery } from './field-queries.ts';
import { NewestTexts, textsOf } from './newest-texts.ts';

/** The studio drops a query that is not repeated within this time. */
const REPEAT_MS = 10_000;
const PAUSE_MS = 100;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Queries the studio's unsaved form state for the page's texts, and receives the results after each
 * keystroke.
 * @param lake the project and dataset
 * @param firstPerspective of the rendered page
 * @returns the texts, and a function to set the page's queries
 */
export function followTexts(
  lake: { projectId: string; dataset: string },
  firstPerspective: ClientPerspective,
  { onChange, onReady }: { onChange: () => void; onReady: () => void },
): {
  words: NewestTexts;
  ask: (next: readonly FieldQuery[]) => void;
} {
  const words = new NewestTexts();
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  );
  let perspective = firstPerspective;
  let questions: readonly FieldQuery[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    for (const question of questions)
      node.post('loader/query-listen', { ...lake, ...question, perspective, heartbeat: REPEAT_MS });
  };
  const ask = (next: readonly FieldQuery[]) => {
    if (isSame(next, questions)) return;
    questions = next;
    clearTimeout(waiting);
    waiting = setTimeout(send, PAUSE_MS);
  };
  node.on('loader/perspective', (data) => {
    // The studio sends it again whenever it connects.
    if (!isSame(data.perspective, perspective)) words.forgetNewest();
    perspective = data.perspective;
    send();
  });
  // After a reload in the same frame the studio does not send the perspective again.
  node.onStatus(() => {
    onReady();
    send();
  }, 'connected');
  node.on('loader/query-change', ({ result, perspective: answeredPerspective }) => {
    // Each keystroke returns all queries, of which usually one has changed. For a while the studio also
    // answers for the previous perspective.
    if (isSame(answeredPerspective, perspective) && words.take(textsOf(result))) onChange();
  });
  node.start();
  setInterval(send, REPEAT_MS / 2);
  return { words, ask };
}

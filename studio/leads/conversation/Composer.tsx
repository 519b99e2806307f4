import type { ThreadAnswer } from '@forecourt/lib/leads/thread/answers';

/** The place for writing to the shopper. */
export function Composer(_props: { thread: ThreadAnswer; onSent: () => void }) {
  return null;
}

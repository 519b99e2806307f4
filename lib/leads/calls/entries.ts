import { SOURCE_KIND_LABELS, type SourceKind } from '../../sites/visit-source/source-kinds.ts';
import type { CallDirection, CallState } from './call-states.ts';

export interface StoredCall {
  id: string;
  direction: CallDirection;
  state: CallState;
  source: string | null;
  authorId: string | null;
  startedAt: Date;
  seconds: number | null;
}

/** A call in a thread's timeline. */
export interface CallEntry {
  kind: 'call';
  id: string;
  /** ISO 8601 */
  at: string;
  direction: CallDirection;
  state: CallState;
  /** Studio user id of the person who logged it; null for a call from the shopper. */
  authorId: string | null;
  /** 'Missed call', 'Answered call, 2 min 5 s, from Classifieds site'. */
  text: string;
}

const TEXTS: Record<CallDirection, Record<CallState, string>> = {
  in: { ringing: 'Call, ringing', answered: 'Answered call', missed: 'Missed call' },
  out: { ringing: 'Call', answered: 'Called the shopper', missed: 'Called the shopper, no answer' },
};

function durationText(seconds: number | null): string | null {
  if (!seconds) return null;
  const minutes = Math.floor(seconds / 60);
  return [minutes > 0 && `${minutes} min`, seconds % 60 > 0 && `${seconds % 60} s`].filter(Boolean).join(' ');
}

const isSource = (source: string): source is SourceKind => Object.hasOwn(SOURCE_KIND_LABELS, source);

/** Returns calls as entries of a timeline, in order. */
export const callEntries = (calls: readonly StoredCall[]): CallEntry[] =>
  calls
    .map(({ id, direction, state, source, authorId, startedAt, seconds }) => ({
      kind: 'call' as const,
      id,
      at: startedAt.toISOString(),
      direction,
      state,
      authorId,
      text: [
        TEXTS[direction][state],
        durationText(seconds),
        source && isSource(source) ? `from ${SOURCE_KIND_LABELS[source]}` : null,
      ]
        .filter(Boolean)
        .join(', '),
    }))
    .toSorted((one, other) => one.at.localeCompare(other.at));

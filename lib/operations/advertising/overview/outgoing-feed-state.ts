export const OUTGOING_FEED_STATES = ['off', 'failing', 'never', 'waiting', 'refused', 'fresh'] as const;

/**
 * `never`: not checked yet. `waiting`: some vehicles are not sent yet. `refused`: every vehicle is refused, so
 * nothing is advertised.
 */
export type OutgoingFeedState = (typeof OUTGOING_FEED_STATES)[number];

/** Returns the state of an outgoing feed: the first that applies, in the order of the list. */
export function outgoingFeedState({
  isOn,
  isChecked,
  failingSince,
  counts: { sent, waiting, refused },
}: {
  isOn: boolean;
  isChecked: boolean;
  failingSince: Date | null;
  counts: { sent: number; waiting: number; refused: number };
}): OutgoingFeedState {
  if (!isOn) return 'off';
  if (failingSince) return 'failing';
  if (!isChecked) return 'never';
  if (waiting > 0) return 'waiting';
  return refused > 0 && sent === 0 ? 'refused' : 'fresh';
}

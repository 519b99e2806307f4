import { expect, test } from 'vitest';
import { outgoingFeedState } from './outgoing-feed-state.ts';

const FEED = {
  isOn: true,
  isChecked: true,
  failingSince: null,
  counts: { sent: 3, waiting: 0, refused: 1 },
};

test('a feed that is off or failing is so, whatever its vehicles', () => {
  expect(outgoingFeedState({ ...FEED, isOn: false, failingSince: new Date() })).toBe('off');
  expect(outgoingFeedState({ ...FEED, failingSince: new Date() })).toBe('failing');
});

test('a feed that has never been checked has no result', () => {
  expect(outgoingFeedState({ ...FEED, isChecked: false })).toBe('never');
});

test('a feed is up to date if nothing waits and something is sent', () => {
  expect(outgoingFeedState(FEED)).toBe('fresh');
  expect(outgoingFeedState({ ...FEED, counts: { sent: 3, waiting: 1, refused: 1 } })).toBe('waiting');
  expect(outgoingFeedState({ ...FEED, counts: { sent: 0, waiting: 0, refused: 1 } })).toBe('refused');
  expect(outgoingFeedState({ ...FEED, counts: { sent: 0, waiting: 0, refused: 0 } })).toBe('fresh');
});

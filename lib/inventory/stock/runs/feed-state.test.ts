import { expect, test } from 'vitest';
import { feedState } from './feed-state.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const ON = { now: NOW, isOff: false };
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test('a feed has the state of its last run, and is late if the last success is long ago', () => {
  expect(feedState('imported', hoursAgo(1), ON)).toBe('fresh');
  expect(feedState('unchanged', hoursAgo(26), ON)).toBe('fresh');
  expect(feedState('unchanged', hoursAgo(27), ON)).toBe('late');
  expect(feedState('refused', hoursAgo(1), ON)).toBe('refused');
  expect(feedState('failed', hoursAgo(90), ON)).toBe('failed');
  expect(feedState('undo', hoursAgo(90), ON)).toBe('undone');
  expect(feedState(null, null, ON)).toBe('never');
  expect(feedState('failed', hoursAgo(90), { now: NOW, isOff: true })).toBe('off');
});

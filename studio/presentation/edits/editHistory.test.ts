import { expect, test } from 'vitest';
import { type Edit, EditHistory } from './editHistory.ts';

const target = { id: 'page', type: 'page', version: undefined };
const typing = (path: string, from: string, to: string): Edit => ({
  target,
  label: 'Text changed',
  step: { kind: 'set', path, from, to },
});

test('joins keystrokes in one field into one change', () => {
  const history = new EditHistory();
  history.record(typing('title', 'A', 'Ab'), true);
  history.record(typing('title', 'Ab', 'Abc'), true);
  expect(history.last?.step).toEqual({ kind: 'set', path: 'title', from: 'A', to: 'Abc' });
  history.undid(history.last as Edit);
  expect(history.last).toBeUndefined();
});

test('typing that restores the text leaves nothing to undo', () => {
  const history = new EditHistory();
  const earlier = typing('title', 'A', 'B');
  history.record(earlier);
  history.record(typing('title', 'B', 'Bc'), true);
  history.record(typing('title', 'Bc', 'B'), true);
  expect(history.last).toEqual(earlier);
  history.record(typing('title', 'B', 'C'), true);
  expect(history.last).toEqual(typing('title', 'B', 'C'));
});

test.each([
  ['another field', (history: EditHistory) => history, typing('heading', 'A', 'B')],
  [
    'the same field after typing ended',
    (history: EditHistory) => history.endTyping(),
    typing('title', 'Ab', 'B'),
  ],
])('keeps typing in %s apart', (_, between, next) => {
  const history = new EditHistory();
  history.record(typing('title', 'A', 'Ab'), true);
  between(history);
  history.record(next, true);
  expect(history.last).toEqual(next);
  history.undid(next);
  expect(history.last?.step).toMatchObject({ to: 'Ab' });
});

test('a new change ends the list of undone ones', () => {
  const history = new EditHistory();
  const first = typing('title', 'A', 'B');
  history.record(first);
  history.undid(first);
  expect(history.next).toEqual(first);
  history.record(typing('title', 'A', 'C'));
  expect(history.next).toBeUndefined();
});

test('redoing moves a change back', () => {
  const history = new EditHistory();
  const first = typing('title', 'A', 'B');
  history.record(first);
  history.undid(first);
  history.redid(first);
  expect(history.last).toEqual(first);
  expect(history.next).toBeUndefined();
});

test('keeps the last hundred changes', () => {
  const history = new EditHistory();
  for (let count = 0; count < 150; count += 1) history.record(typing(`f${count}`, 'A', 'B'));
  let kept = 0;
  for (let edit = history.last; edit; edit = history.last) {
    history.undid(edit);
    kept += 1;
  }
  expect(kept).toBe(100);
});

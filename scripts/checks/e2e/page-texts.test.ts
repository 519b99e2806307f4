import { describe, expect, test } from 'vitest';
import {
  type Box,
  type Clip,
  isCut,
  overlapping,
  type PageData,
  type PageText,
  problemsOf,
  untranslatedWords,
} from './page-texts.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const clip = (edge: Box, x: Clip['x'], y: Clip['y'] = x): Clip => ({ box: edge, x, y });

const textOf = (facts: Partial<PageText>): PageText => ({
  text: '⟦Šááṽéé⟧',
  at: 'main > p',
  isForeign: false,
  lines: [box(0, 0, 100, 20)],
  clips: [],
  isInFlow: true,
  ...facts,
});

describe('a text is cut', () => {
  test('by a box that hides its end', () => {
    expect(isCut(textOf({ clips: [clip(box(0, 0, 60, 20), 'hidden')] }))).toBe(true);
    expect(isCut(textOf({ clips: [clip(box(0, 0, 100, 20), 'hidden')] }))).toBe(false);
  });

  test('by a box that hides its last line', () => {
    const lines = [box(0, 0, 100, 20), box(0, 20, 50, 40)];
    expect(isCut(textOf({ lines, clips: [clip(box(0, 0, 100, 20), 'hidden')] }))).toBe(true);
  });

  test('not by a box that scrolls, nor by a box around one', () => {
    const scroller = clip(box(0, 0, 60, 20), 'scroll');
    expect(isCut(textOf({ clips: [scroller] }))).toBe(false);
    expect(isCut(textOf({ clips: [scroller, clip(box(0, 0, 80, 20), 'hidden')] }))).toBe(false);
  });

  test('not by a limit of lines', () => {
    const lines = [box(0, 0, 100, 20), box(0, 20, 50, 40)];
    expect(isCut(textOf({ lines, clips: [clip(box(0, 0, 100, 20), 'hidden', 'clamp')] }))).toBe(false);
  });

  test('not by the ellipsis of a bar that stays in view', () => {
    expect(isCut(textOf({ clips: [clip(box(0, 0, 60, 20), 'clamp', 'hidden')] }))).toBe(false);
  });

  test('not if all of it is out of sight, as on another slide', () => {
    expect(isCut(textOf({ clips: [clip(box(200, 0, 400, 20), 'hidden')] }))).toBe(false);
  });

  test('not if the letters fit a line that is lower than its font', () => {
    expect(isCut(textOf({ clips: [clip(box(0, 3, 100, 17), 'hidden')] }))).toBe(false);
  });
});

describe('texts overlap', () => {
  const other = textOf({ at: 'main > h2' });

  test('if their letters share a place', () => {
    expect(overlapping([textOf({}), textOf({ lines: [box(80, 5, 200, 25)] })])).toHaveLength(1);
    expect(overlapping([textOf({}), textOf({ lines: [box(100, 0, 200, 20)] })])).toEqual([]);
    // Lines of tight paragraphs.
    expect(overlapping([textOf({}), textOf({ lines: [box(0, 16, 100, 36)] })])).toEqual([]);
  });

  test('not where one is hidden or in a layer of its own', () => {
    expect(overlapping([textOf({ clips: [clip(box(0, 50, 100, 70), 'hidden')] }), other])).toEqual([]);
    expect(overlapping([textOf({ isInFlow: false }), other])).toEqual([]);
    expect(overlapping([textOf({ lines: [] }), other])).toEqual([]);
  });
});

describe('words that are not translated', () => {
  const data: PageData = {
    names: new Set(['mazda', 'cx', 'preston']),
    texts: new Set(['Run-out cars in Preston and Epping', '2.5-litre petrol', 'Heated seats', 'Diesel']),
  };

  test.each([
    ['⟦Šééááŕçĥ⟧', []],
    ['预订这辆车', []],
    ['⟦Ṽííééŵ⟧ Mazda 2.5', []],
    ['Mazda CX-5 SR5 2WD, Preston', []],
    ['Run-out cars in Preston and Epping', []],
    ['⟦Ŵííţĥ: Heated seats, Diesel⟧', []],
    ['⟦Ééñğííñéé⟧: 2.5-litre petrol', []],
    ['⟦Ŵŕííţéé ţóó⟧ sales@northside.example, www.northside.example', []],
    ['Search Mazda', ['Search']],
    ['⟦Šáávéé⟧ now', ['now']],
    ['⟦Ŵííţĥ: Leather seats⟧', ['Leather', 'seats']],
  ])('%s', (text, words) => expect(untranslatedWords(text, data)).toEqual(words));
});

test('problems name the text and its place, and only those of layout can be the same in English', () => {
  const data = { names: new Set<string>(), texts: new Set<string>() };
  const texts = [
    textOf({ text: 'Save', at: 'main > a', clips: [clip(box(0, 0, 60, 20), 'hidden')] }),
    textOf({ text: 'Warning', isForeign: true, lines: [] }),
  ];
  expect(problemsOf({ texts, mapNames: [], excess: 12, widest: ['main > table'] }, data)).toEqual([
    { problem: `not translated: 'Save' of "Save" at main > a` },
    { problem: 'cut: "Save" at main > a', place: 'cut main > a' },
    { problem: '12 px wider than the screen: main > table' },
  ]);
});

test('names on a map are names in other texts of the page', () => {
  const data = { names: new Set<string>(), texts: new Set<string>() };
  const reading = { texts: [textOf({ text: '⟦Ñééááŕ⟧ Box Hill' })], excess: 0, widest: [] };
  expect(problemsOf({ ...reading, mapNames: ['Box Hill'] }, data)).toEqual([]);
  expect(problemsOf({ ...reading, mapNames: [] }, data)).toHaveLength(1);
});

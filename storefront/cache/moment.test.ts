import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagOf } from './manifest.ts';
import { isOver } from './moment.ts';

const until = (moment: number) => tagOf('until', { site: 'harbour', moment: String(moment) });

test('what was good until a moment is over from that moment on, whatever else it carries', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (moments, now) => {
      const tags = ['harbour/site', 'harbour/page/until/5', ...moments.map(until)];
      expect(isOver(tags, now)).toBe(Math.min(...moments) <= now);
    }),
  );
});

test('what names no moment is never over', () => {
  expect(isOver([], Date.now())).toBe(false);
  expect(isOver(['harbour/site', 'harbour/document/until', '_N_T_/layout', 'until'], Date.now())).toBe(false);
});

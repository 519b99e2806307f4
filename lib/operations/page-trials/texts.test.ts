import { expect, test } from 'vitest';
import { endedTrialMail } from './ended-mail.ts';
import { harmText } from './harm-text.ts';
import { noCounts } from './result.ts';
import { verdictText } from './verdict-text.ts';

test('names everything that the change made worse', () => {
  expect(harmText([])).toBeNull();
  expect(harmText(['lead', 'slow'])).toBe(
    'The change does harm: fewer visitors enquire, and the page loads slowly for more visitors.',
  );
});

test('does not call a winner while the visitors are split unevenly', () => {
  expect(verdictText({ verdict: 'variant', isEven: false })).toContain('can’t be trusted');
  expect(verdictText({ verdict: 'variant', isEven: true })).toContain('better');
  expect(verdictText({ verdict: 'variant', isEven: true }, false)).toBe('The change is better.');
});

const TRIAL = {
  id: 'trial-1',
  name: 'Shorter form',
  ending: 'harm' as const,
  endsOn: null,
  goal: 'lead' as const,
  page: 'Contact',
  counts: {
    control: { ...noCounts().control, exposure: 2_000 },
    variant: { ...noCounts().variant, exposure: 2_000, error: 200 },
  },
};
const NAMES = { siteName: 'Northside', studioUrl: 'https://studio.example/' };

test('a mail about harm says what the change made worse', () => {
  const { subject, parts } = endedTrialMail(TRIAL, NAMES);
  expect(subject).toBe('Trial stopped: Shorter form');
  expect(parts.paragraphs).toEqual([
    "The trial of 'Contact' of Northside ended by itself, because its change did harm.",
    'The change does harm: more visitors have a script error on the page.',
    'All visitors see the page as it is published. Results, Trials has the figures.',
  ]);
  expect(parts.rows).toEqual([
    ['Goal', 'Enquiries and reservations'],
    ['Visitors', '4,000'],
  ]);
  expect(parts.button?.href).toBe('https://studio.example/intent/edit/id=trial-1;type=pageTrial/');
});

test('a mail about an end date says the date and the result', () => {
  const { subject, parts } = endedTrialMail(
    { ...TRIAL, ending: 'date', endsOn: '2026-11-29', counts: noCounts() },
    { ...NAMES, studioUrl: null },
  );
  expect(subject).toBe('Trial ended: Shorter form');
  expect(parts.paragraphs.slice(0, 2)).toEqual([
    "The trial of 'Contact' of Northside ended by itself after its end date, 29 Nov 2026.",
    'No difference was found.',
  ]);
  expect(parts.button).toBeUndefined();
});

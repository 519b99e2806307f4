import { prizeMail, prizeText } from '@forecourt/lib/leads/prize-wheel/messages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { outcomeHeading } from './spin-messages.ts';

const t = translatorOf('en', 'spinStage');
const won = {
  prizeLabel: 'Picnic rug',
  prizeText: 'At the counter.',
  campaignName: 'Summer Spin',
  code: 'W-7K2M9Q',
};

test('shows the prize and its code on the page, in the mail and in the SMS (OPEN-102)', () => {
  expect(outcomeHeading({ label: 'Picnic rug', wins: true }, t)).toBe('You won: Picnic rug');
  expect(outcomeHeading({ label: 'Not this time', wins: false }, t)).toBe('Not this time');
  const { subject, parts } = prizeMail(won, {
    dealer: { name: 'Harbour', phone: '07 3000 0000' },
    pageHref: 'https://harbour.example/spin-to-win',
  });
  expect(subject).toBe('You won: Picnic rug');
  expect(JSON.stringify(parts)).toContain('W-7K2M9Q');
  expect(parts.paragraphs).toEqual(['At the counter.']);
  expect(prizeText(won, 'Harbour')).toBe('You won at Harbour: Picnic rug. Your code is W-7K2M9Q.');
});

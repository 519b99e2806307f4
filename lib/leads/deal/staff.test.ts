import { describe, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { dealTotals } from './ledger.ts';
import { type AnswerDraft, draftTotals } from './staff.ts';

const DRAFT: AnswerDraft = {
  seen: 1,
  kept: [{ kind: 'price', key: 'vehicle', label: 'Price', cents: 30_000_00, note: '' }],
  extras: [{ key: 'mats', title: 'Floor mats', text: '', price: 249 }],
  chosen: ['mats'],
  depositCents: 200_00,
  discount: 0,
  tradeIn: { label: 'Trade-in: 2019 Mazda 3', estimate: 14_000, value: null },
};

describe('the sums of an answer that staff write', () => {
  test('keep the estimate of the trade-in until they set a value', () => {
    const answer = { discount: 500, extras: ['mats'] };
    expect(draftTotals(DRAFT, { ...answer, tradeInValue: null }).balance).toBe(15_549_00);
    expect(draftTotals(DRAFT, { ...answer, tradeInValue: 15_000 }).balance).toBe(14_549_00);
  });

  test('name money that the shopper gets', () => {
    expect(draftTotals(DRAFT, { discount: 0, extras: [], tradeInValue: 31_000 })).toMatchObject({
      balance: 0,
      toShopper: 1_000_00,
    });
  });
});

describe('the message of an answer', () => {
  const facts = {
    name: 'Kim Nguyen',
    vehicle: '2021 Toyota HiLux',
    dealer: 'Harbour Albion',
    totals: dealTotals([{ cents: 30_000_00 }], 200_00, null),
    reason: 'End of month',
    until: 'Monday 7 December 2026, 10:00 am',
    href: 'https://harbour.example/your-deal/1?token=x',
  };

  test('has figure, reason, link and validity by email', () => {
    expect(answerMessage({ ...facts, channel: 'email' })).toEqual({
      subject: 'Our answer to your deal: 2021 Toyota HiLux',
      text: [
        'Hi Kim,',
        'We have answered your deal for the 2021 Toyota HiLux: a balance of $29,800.',
        'End of month',
        'See both versions, accept ours or ask a question:\nhttps://harbour.example/your-deal/1?token=x',
        'Our answer is valid until Monday 7 December 2026, 10:00 am.',
      ].join('\n\n'),
    });
  });

  test('is one sentence and a link by SMS', () => {
    expect(answerMessage({ ...facts, channel: 'sms' }).text).toBe(
      'Harbour Albion answered your deal for the 2021 Toyota HiLux: a balance of $29,800. See it: https://harbour.example/your-deal/1?token=x',
    );
  });

  test('names what the dealer pays the shopper', () => {
    const totals = dealTotals([{ cents: -100_00 }], 0, null);
    expect(answerMessage({ ...facts, totals, channel: 'sms' }).text).toContain('we pay you $100.');
  });
});

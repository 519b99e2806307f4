import { dealChoiceSchema, NO_TERMS } from '@forecourt/lib/leads/deal/choice';
import { dealTotals } from '@forecourt/lib/leads/deal/ledger';
import { dealLines } from '@forecourt/lib/leads/deal/lines';
import { type DealFigures, loanText } from '@forecourt/lib/leads/deal/version';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { CHARGE_LABELS } from '@forecourt/lib/vehicle/drive-away/charge-labels';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '@/forms/answers.ts';
import { askProblems, sendProblems } from './fields.ts';
import { dealView, isDealView } from './view.ts';

const lines: DealFigures['lines'] = [
  { kind: 'price', key: 'vehicle', label: 'Price', cents: 30_000_00, note: '' },
  { kind: 'charge', key: 'duty', label: 'Stamp duty', cents: 900_00, note: '' },
];
const figures = (changes: Partial<DealFigures> = {}): DealFigures => ({
  lines,
  totals: dealTotals(lines, 200_00, { cashCents: 0 }),
  loan: { weekly: 145, rate: 9, comparisonRate: 9.5, years: 5 },
  state: 'QLD',
  valuation: null,
  ...changes,
});
const viewOf = (figuresOfDeal: DealFigures, options: Parameters<typeof dealView>[1]) =>
  dealView(figuresOfDeal, options, translatorOf('en', 'deal'));
const sendProblemsOf = (answers: Answers) => sendProblems(answers, translatorOf('en', 'dealForms'));
const askProblemsOf = (answers: Answers) => askProblems(answers, translatorOf('en', 'dealForms'));
const OPTIONS = { creditLicence: 'Lender Ltd, ACL 123', wantsFinance: true };

describe('the view of a deal', () => {
  test('has the basis and licence beside a repayment (OPEN-078)', () => {
    const { weekly } = viewOf(figures(), OPTIONS);
    expect(weekly).toMatchObject({ amount: '$145 a week', rate: 9, comparisonRate: 9.5 });
    expect(weekly?.note).toContain('5-year secured loan of $30,000');
    expect(weekly?.note).toContain('Lender Ltd, ACL 123.');
    expect(weekly?.note).toContain('not an offer of credit');
  });

  test('names the pre-approval of a repayment and its lender, not the lender of the vehicle', () => {
    const approved = { lender: 'YouX', label: 'Pre-approved until 1 Jul 2026', licence: '' };
    const loan = { weekly: 145, rate: 7, comparisonRate: 7.6, years: 4, approved };
    const view = viewOf(figures({ loan }), OPTIONS);
    expect(view.weekly?.approved).toBe('Pre-approved until 1 Jul 2026');
    expect(view.weekly?.note).toContain('YouX.');
    expect(view.weekly?.note).not.toContain('Lender Ltd');
    expect(loanText(loan)).toContain('Pre-approved until 1 Jul 2026, YouX');
    expect(isDealView(view)).toBe(true);
    expect(viewOf(figures(), OPTIONS).weekly?.approved).toBe('');
  });

  test('says why there is no repayment, and whose charges it has', () => {
    expect(viewOf(figures({ loan: null }), OPTIONS).notes).toEqual([
      'Ask us for a repayment: we can’t show one for this amount.',
      'Government charges are those of QLD.',
    ]);
  });

  test('says that the dealer pays the difference of a trade-in that is worth more', () => {
    const totals = dealTotals([{ cents: -500_00 }], 0, null);
    const { notes, totals: rows } = viewOf(figures({ totals, loan: null, state: null }), {
      ...OPTIONS,
      wantsFinance: false,
    });
    expect(notes).toEqual([
      'Your trade-in is worth more than the rest of the deal. We pay you the difference.',
    ]);
    expect(rows.at(-1)).toMatchObject({ label: 'We pay you', value: '$500' });
  });

  test('names the stored lines and notes in the language of the page, but not the site’s own extras', () => {
    const facts = {
      price: 30_000,
      driveAway: null,
      extras: [{ key: 'tint', title: 'Window tint', text: '', price: 500 }],
      delivery: { name: 'Adelaide', price: 150 },
      valuation: { title: '2019 Mazda CX-5', low: 12_000 },
    };
    const choice = dealChoiceSchema.parse({ tradeIn: 'valuation', extras: ['tint'], handover: 'delivery' });
    const stored = dealLines(facts, choice, { ...NO_TERMS, discount: 100 });
    const charges = Object.entries(CHARGE_LABELS).map(([key, label]) => ({
      ...{ kind: 'charge' as const, key, label, cents: 100_00, note: 'Estimate' },
    }));
    const ofDeal = figures({ lines: [...stored, ...charges], loan: null });
    const english = viewOf(ofDeal, OPTIONS);
    expect(english.lines.map(({ label, note }) => [label, note])).toEqual(
      ofDeal.lines.map(({ label, note }) => [label, note]),
    );
    const chinese = dealView(ofDeal, OPTIONS, translatorOf('zh', 'deal'), 'zh');
    for (const [index, { id, label, note }] of chinese.lines.entries()) {
      if (id === 'extra tint') expect(label).toBe('Window tint');
      else expect(label).not.toBe(english.lines[index]?.label);
      if (note) expect(note).not.toBe(english.lines[index]?.note);
    }
    expect(chinese.lines.find(({ id }) => id === 'tradeIn own')?.label).toBe('旧车置换：2019 Mazda CX-5');
    expect(chinese.totals.map(({ id }) => id)).toEqual(english.totals.map(({ id }) => id));
    expect(chinese.totals.map(({ label }) => label)).not.toEqual(english.totals.map(({ label }) => label));
  });

  test('is recognised in the browser, and nothing else is', () => {
    expect(isDealView(JSON.parse(JSON.stringify(viewOf(figures(), OPTIONS))))).toBe(true);
    expect(isDealView(viewOf(figures({ loan: null }), OPTIONS))).toBe(true);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isDealView(value)).toBe(false);
      }),
    );
  });
});

describe('the form that sends a deal', () => {
  test('needs a name, and a mobile or an email', () => {
    expect(sendProblemsOf({})).toEqual({
      name: 'This is a required field.',
      phone: 'Enter a mobile or an email, so that we can answer.',
    });
    expect(sendProblemsOf({ name: 'Kim', phone: '0412 345 678' })).toEqual({});
    expect(sendProblemsOf({ name: 'Kim', email: 'kim@shopper.example' })).toEqual({});
  });

  test('names wrong contacts and texts that are too long', () => {
    expect(sendProblemsOf({ name: 'Kim', phone: '12', email: 'kim' })).toMatchObject({
      phone: 'Please enter a valid Australian mobile number.',
      email: 'Please enter a valid email address.',
    });
    expect(sendProblemsOf({ name: 'K'.repeat(500), phone: '0412 345 678' }).name).toMatch(
      /^Please use at most/,
    );
    expect(askProblemsOf({ message: '' })).toEqual({ message: 'This is a required field.' });
  });
});

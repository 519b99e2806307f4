import { expect, test } from 'vitest';
import { answerRows, leadTitle } from './mails.ts';
import type { LeadPayload } from './payload.ts';

const payload = (facts: Partial<LeadPayload>) =>
  ({ category: 'Test Drive', lead_attributes: {}, ...facts }) as LeadPayload;

test('a lead is called by what it asks and about what, and nothing twice', () => {
  expect(leadTitle({ kind: 'testDrive', payload: payload({}) })).toBe('Test drive');
  expect(
    leadTitle({
      kind: 'testDrive',
      payload: payload({ 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-3', stock_number: 'N10322' }),
    }),
  ).toBe('Test drive: Mazda CX-3, stock N10322');
  const valued = payload({ category: 'Trade In Valuation', subcategory: '2. Valuation Given' });
  expect(leadTitle({ kind: 'tradeIn', payload: valued })).toBe('Trade-in: Valuation Given');
  const towards = {
    ...valued,
    'Vehicle Make': 'Kia',
    'Vehicle Model': 'Sportage',
    stock_number: 'U2',
    lead_attributes: { valued_vehicle: '2019 Mazda 3' } as never,
  };
  expect(leadTitle({ kind: 'tradeIn', payload: towards })).toBe(
    'Trade-in: 2019 Mazda 3, towards Kia Sportage, stock U2',
  );
  expect(leadTitle({ kind: 'enquiry', payload: payload({ category: 'General Enquiry' }) })).toBe(
    'Enquiry: General Enquiry',
  );
});

test('a postcode that the form asked for is said once, and credit in words', () => {
  const asked = payload({
    category: 'Finance Enquiry',
    postcode: '5000',
    selfAssessedCreditScore: 'GREAT',
    lead_attributes: { answers: [{ question: 'Postcode', answer: '5000' }] } as never,
  });
  expect(answerRows(asked)).toEqual([
    ['Postcode', '5000'],
    ['Own judgement of credit', 'Great'],
    ['Category', 'Finance Enquiry'],
  ]);
  expect(answerRows({ ...asked, lead_attributes: {} as never })).toContainEqual(['Postcode', '5000']);
});

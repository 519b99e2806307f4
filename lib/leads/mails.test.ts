import { expect, test } from 'vitest';
import type { MailBrand } from '../messaging/mail/brand.ts';
import { mailHtml, mailText } from '../messaging/mail/layout.ts';
import { COMPARISON_WARNING } from '../vehicle/finance/texts.ts';
import { FORM_KINDS } from './form-kinds.ts';
import { answerRows, dealerMail, leadTitle, shopperMail } from './mails.ts';
import type { LeadPayload } from './payload.ts';

const payload = (facts: Partial<LeadPayload>) =>
  ({ category: 'Test Drive', lead_attributes: {}, ...facts }) as LeadPayload;

test('names a lead by category and vehicle without repetition', () => {
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

test('lists a postcode once and credit in words', () => {
  const enquiry = payload({
    category: 'Finance Enquiry',
    postcode: '5000',
    selfAssessedCreditScore: 'GREAT',
    lead_attributes: { answers: [{ question: 'Postcode', answer: '5000' }] } as never,
  });
  expect(answerRows(enquiry)).toEqual([
    ['Postcode', '5000'],
    ['Self-assessed credit', 'Great'],
    ['Category', 'Finance Enquiry'],
  ]);
  expect(answerRows({ ...enquiry, lead_attributes: {} as never })).toContainEqual(['Postcode', '5000']);
});

test('the mail to the shopper repeats nothing that was typed, and the mail to the dealer everything', () => {
  const typed = payload({
    category: 'Parts Enquiry',
    subcategory: 'subcategory.example',
    name: 'name.example/win now',
    phone: '0412345678',
    email: 'victim@shopper.example',
    message: 'message.example',
    rego: 'REGO.EXAMPLE',
    url: 'http://sample.localhost/?x=url.example',
    lead_id: 'e8b1f8a0-0000-4000-8000-000000000000',
    'Vehicle Make': 'make.example',
    'Vehicle Model': 'model.example',
    additional_services: ['services.example'],
    lead_attributes: { answers: [{ question: 'Part', answer: 'answer.example' }] } as never,
  });
  const brand: MailBrand = {
    name: 'Sample Motors',
    url: 'http://sample.localhost',
    accent: '#ffcc1a',
    logo: null,
    imprint: 'Sample Motors',
  };
  const dealer = { name: 'Sample', phone: null };
  for (const kind of FORM_KINDS) {
    const toShopper = shopperMail({ kind, payload: typed }, null, dealer, brand);
    const all = [toShopper.subject, mailText(brand, toShopper.parts), mailHtml(brand, toShopper.parts)];
    expect(all.join('\n')).not.toMatch(/\.example|REGO/i);
    expect(toShopper.parts.paragraphs[0]).toBe('Hi there,');
  }
  const lead = { kind: 'parts' as const, payload: typed, told: null, finished: true, received: 'today' };
  const toDealer = dealerMail(lead, null);
  for (const word of ['name.example/win now', 'message.example', 'answer.example', 'services.example'])
    expect(mailText(brand, toDealer.parts)).toContain(word);
});

test('a pre-approval has its figures, comparison rate and warning in both mails (QUOTE-51 OPEN-078)', () => {
  const enquiry = payload({
    category: 'Finance Enquiry',
    name: 'Kim Nguyen',
    phone: '0412345678',
    email: 'kim@shopper.example',
    lead_id: 'e8b1f8a0-0000-4000-8000-000000000000',
    tags: ['YouX'],
    amount: 30_000,
    term: 5,
    quote: {
      weeklyRepaymentAmount: 142.35,
      advertisedRate: 8.49,
      comparisonRate: 9.1,
      licence: 'ACL 000 110',
    },
  });
  const leadOfEnquiry = {
    kind: 'finance' as const,
    payload: enquiry,
    told: null,
    finished: true,
    received: 'today',
  };
  const toDealer = dealerMail(leadOfEnquiry, null);
  expect(toDealer.subject).toBe('Finance pre-approval: $30,000 over 5 years, repaid weekly (Kim Nguyen)');
  expect(leadTitle({ kind: 'finance', payload: enquiry })).toBe(
    'Finance pre-approval: $30,000 over 5 years, repaid weekly',
  );
  const brand = { name: 'Sample Motors', url: 'http://sample.localhost' } as never;
  const toShopper = shopperMail(
    { kind: 'finance', payload: enquiry },
    null,
    { name: 'Sample', phone: null },
    brand,
  );
  expect(toShopper.subject).toBe('Your request for pre-approval is in');
  expect(toShopper.parts.rows?.[0]).toEqual(['Your request', '$30,000 over 5 years, repaid weekly']);
  for (const rows of [toDealer.parts.rows, toShopper.parts.rows, answerRows(enquiry)]) {
    const repayment = rows?.find(([name]) => name === 'Estimated repayment')?.[1];
    expect(repayment).toContain('$142.35 per week');
    expect(repayment).toContain('8.49% p.a. interest rate, 9.1% p.a. comparison rate');
    expect(repayment).toContain(COMPARISON_WARNING);
    expect(repayment).toContain('ACL 000 110.');
  }
  // The other rows don't depend on the lender's answer.
  const { quote: _, ...unquoted } = enquiry;
  expect(answerRows(unquoted)).toContainEqual(['Pre-approval', '$30,000 over 5 years, repaid weekly']);
  expect(answerRows(unquoted).map(([name]) => name)).not.toContain('Estimated repayment');
});

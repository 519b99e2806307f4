import { describe, expect, test } from 'vitest';
import { changedPayload, changeOf, changeProblems, changeSentences, leadUpdateSchema } from './change.ts';
import type { LeadPayload } from './payload.ts';

const KEY = '9b2a4c1e-6f30-4a7b-8c55-3d1f0e2a9b77';
const LEAD: LeadPayload = {
  category: 'Trade In Valuation',
  name: 'Kim',
  email: 'kim@shopper.example',
  phone: '0412345678',
  message: '',
  opt_in: false,
  url: 'http://a.example/',
  source: 'Website',
  user_agent: 'a browser',
  lead_attributes: { visited_pages: ['/'], linked_query_params: {} },
  lead_id: 'lead-1',
  autogauge_enabled: false,
};
const change = (body: Record<string, unknown>) => changeOf(leadUpdateSchema.parse({ key: KEY, ...body }));

describe('a further step of a lead', () => {
  test('carries what the journey learnt (LEAD-58..62 TRADE-08..10)', () => {
    const adjustmentAnswers = [{ question: 'Any dents?', answer: 'One, on the door' }];
    const payload = changedPayload(
      LEAD,
      change({
        rego: '123abc',
        regoState: 'QLD',
        adjustmentAnswers,
        offer_accepted: true,
        form_completed: true,
        additional_services: ['Loan car'],
        subcategory: '3. Offer Accepted',
      }),
    );
    expect(payload).toEqual({
      ...LEAD,
      rego: '123ABC',
      regoState: 'QLD',
      adjustmentAnswers,
      offer_accepted: true,
      form_completed: true,
      additional_services: ['Loan car'],
      subcategory: '3. Offer Accepted',
    });
  });

  test('changes nothing that it does not name, and no identity, vehicle or token (OPEN-007)', () => {
    const tamperedBody = {
      lead_id: 'other',
      car_id: 'other',
      phone: '0400000000',
      category: 'x',
      token: KEY,
    };
    expect(changedPayload(LEAD, change(tamperedBody))).toEqual(LEAD);
    expect(changedPayload(LEAD, change({ name: 'Kim Nguyen' }))).toEqual({ ...LEAD, name: 'Kim Nguyen' });
  });

  test('is not taken with a subcategory, a state or a key of its own', () => {
    for (const body of [{ subcategory: 'Sold' }, { regoState: 'XX' }, { key: '1' }])
      expect(leadUpdateSchema.safeParse({ key: KEY, ...body }).success).toBe(false);
  });

  test('keeps what forms asked beside the pages that were visited', () => {
    const answers = [{ question: 'Company', answer: 'Acme' }];
    expect(changedPayload(LEAD, { answers }).lead_attributes).toEqual({ ...LEAD.lead_attributes, answers });
  });

  test('says what is wrong with a name or an address it brings', () => {
    expect(changeProblems({})).toEqual({});
    expect(changeProblems({ name: '', email: 'kim' })).toEqual({
      name: 'This is a required field.',
      email: 'Please enter a valid email address.',
    });
    expect(changeProblems({ message: 'x'.repeat(4001) }).message).toContain('at most 4000');
  });
});

describe('what changed since the dealer was told', () => {
  test('stands there in sentences, old words beside new ones', () =>
    expect(
      changeSentences(
        { ...LEAD, rego: '123ABC', message: 'Hello' },
        { ...LEAD, name: 'Kim Nguyen', rego: '123ABC', regoState: 'QLD', offer_accepted: true },
      ),
    ).toEqual([
      'Name: Kim Nguyen (was: Kim)',
      'Rego: 123ABC QLD (was: 123ABC)',
      'Offer accepted: Yes (was: No)',
      'Comments, taken away: Hello',
    ]));

  test('is nothing where nothing changed', () => expect(changeSentences(LEAD, { ...LEAD })).toEqual([]));
});

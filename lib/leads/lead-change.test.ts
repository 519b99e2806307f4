import { describe, expect, test } from 'vitest';
import {
  changedPayload,
  changeOf,
  changeProblems,
  changeSentences,
  leadUpdateSchema,
} from './lead-change.ts';
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

describe('an update of a lead', () => {
  test('carries rego and regoState (LEAD-57 LEAD-58)', () =>
    expect(changedPayload(LEAD, change({ rego: '123abc', regoState: 'QLD' }))).toEqual({
      ...LEAD,
      rego: '123ABC',
      regoState: 'QLD',
    }));

  test('carries adjustmentAnswers (LEAD-59 TRADE-08)', () => {
    const adjustmentAnswers = [{ question: 'Any dents?', answer: 'One, on the door' }];
    expect(changedPayload(LEAD, change({ adjustmentAnswers }))).toEqual({ ...LEAD, adjustmentAnswers });
  });

  test('carries offer_accepted at the acceptance of an offer (LEAD-60 TRADE-09)', () => {
    const accepted = { subcategory: '3. Offer Accepted', offer_accepted: true };
    expect(changedPayload(LEAD, change(accepted))).toEqual({
      ...LEAD,
      subcategory: '3. Offer Accepted',
      offer_accepted: true,
    });
    expect(changedPayload(LEAD, change({ offer_accepted: false })).offer_accepted).toBe(false);
  });

  test('carries form_completed at the acceptance of an offer (LEAD-61 TRADE-10)', () => {
    expect(changedPayload(LEAD, change({ form_completed: true }))).toEqual({ ...LEAD, form_completed: true });
    expect(changedPayload(LEAD, change({ form_completed: false })).form_completed).toBe(false);
  });

  test('carries additional_services (LEAD-62)', () =>
    expect(changedPayload(LEAD, change({ additional_services: ['Loan car'] }))).toEqual({
      ...LEAD,
      additional_services: ['Loan car'],
    }));

  test('keeps identity, vehicle, category and fields it does not name (OPEN-007)', () => {
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

  test('is refused with an unknown subcategory, state or key', () => {
    for (const body of [{ subcategory: 'Sold' }, { regoState: 'XX' }, { key: '1' }])
      expect(leadUpdateSchema.safeParse({ key: KEY, ...body }).success).toBe(false);
  });

  test('adds answers next to the visited pages', () => {
    const answers = [{ question: 'Company', answer: 'Acme' }];
    expect(changedPayload(LEAD, { answers }).lead_attributes).toEqual({ ...LEAD.lead_attributes, answers });
  });

  test('reports an invalid name, email or message', () => {
    expect(changeProblems({})).toEqual({});
    expect(changeProblems({ name: '', email: 'kim' })).toEqual({
      name: 'This is a required field.',
      email: 'Please enter a valid email address.',
    });
    expect(changeProblems({ message: 'x'.repeat(4001) }).message).toContain('at most 4000');
  });
});

describe('the changes of a lead', () => {
  test('are lines with new and old values', () =>
    expect(
      changeSentences(
        { ...LEAD, rego: '123ABC', message: 'Hello' },
        { ...LEAD, name: 'Kim Nguyen', rego: '123ABC', regoState: 'QLD', offer_accepted: true },
      ),
    ).toEqual([
      'Name: Kim Nguyen (was: Kim)',
      'Rego: 123ABC QLD (was: 123ABC)',
      'Offer accepted: Yes (was: No)',
      'Comments removed: Hello',
    ]));

  test('are empty for an unchanged lead', () => expect(changeSentences(LEAD, { ...LEAD })).toEqual([]));
});

import { describe, expect, test } from 'vitest';
import { parseFeatures } from '../sites/features.ts';
import { parseSettings } from '../sites/settings.ts';
import type { FieldAsked } from './form-fields.ts';
import { FORM_KINDS, type FormKind, leadCategory } from './form-kinds.ts';
import { formRules } from './form-rules.ts';
import { mayOptIn, optInOf } from './opt-in.ts';

const RESUME: FieldAsked[] = [{ name: 'resume', optional: true }];

function rulesOf(
  kind: FormKind,
  { features = {}, fields = [] as FieldAsked[] }: { features?: object; fields?: FieldAsked[] } = {},
) {
  const site = {
    settings: parseSettings({}).settings,
    features: parseFeatures({ ...features }).features,
    dealerships: [],
  };
  return formRules(kind, site, null, [], { fields, services: [], category: null });
}

const TICKED = { optIn: true, category: 'Service', isLastStep: true };

describe('consent to news and offers', () => {
  test('is requested by every form except a job application', () => {
    for (const kind of FORM_KINDS) expect(rulesOf(kind).optIn !== null, kind).toBe(kind !== 'careers');
    expect(rulesOf('enquiry', { fields: RESUME }).optIn).toBeNull();
  });

  test('is taken as it was ticked', () => {
    expect(optInOf(TICKED, rulesOf('enquiry'))).toBe(true);
    expect(optInOf({ ...TICKED, optIn: false }, rulesOf('enquiry'))).toBe(false);
  });

  test('is never recorded for a job application, even if the browser sends it', () => {
    expect(optInOf(TICKED, rulesOf('careers'))).toBe(false);
    expect(optInOf(TICKED, rulesOf('enquiry', { fields: RESUME }))).toBe(false);
    expect(optInOf({ ...TICKED, category: 'Careers Enquiry' }, rulesOf('enquiry'))).toBe(false);
  });

  test('is not taken from a site without the box, nor before the step with the box', () => {
    expect(optInOf(TICKED, rulesOf('enquiry', { features: { optInVisible: false } }))).toBe(false);
    expect(optInOf({ ...TICKED, isLastStep: false }, rulesOf('enquiry'))).toBe(false);
  });

  test('is not taken by a later step of an application', () => {
    const lead = (choice: string, hasFile = false) => {
      const { category, subcategory } = leadCategory('enquiry', null, choice);
      return { payload: { category, ...(subcategory && { subcategory }) }, hasFile };
    };
    expect(mayOptIn(lead('Service'), rulesOf('enquiry'))).toBe(true);
    expect(mayOptIn(lead('Careers Enquiry'), rulesOf('enquiry'))).toBe(false);
    expect(mayOptIn(lead('Service', true), rulesOf('enquiry'))).toBe(false);
    expect(mayOptIn(lead('Service'), rulesOf('careers'))).toBe(false);
  });
});

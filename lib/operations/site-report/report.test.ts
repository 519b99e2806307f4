import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECK_IDS, CHECKS } from './checks.ts';
import { siteReportMail } from './mail.ts';
import { byCost, changeText, type Finding, storedFindingsSchema } from './report.ts';

const finding = (check: Finding['check'], count: number): Finding => ({
  check,
  count,
  named: Array.from({ length: Math.min(count, 5) }, (_, index) => ({
    title: `Car ${index}`,
    detail: `Stock ${index}`,
    target: null,
  })),
  more: Math.max(0, count - 5),
});

test('lists the costliest finding first', () => {
  const sorted = byCost([finding('noComments', 20), finding('noPrice', 0), finding('leadsStuck', 1)]);
  expect(sorted.map(({ check }) => check)).toEqual(['leadsStuck', 'noComments', 'noPrice']);
});

test('lists what is missing before advice, however much of it there is', () => {
  const sorted = byCost([finding('oldStock', 5_000), finding('noPhotos', 1), finding('noPrice', 1)]);
  expect(sorted.map(({ check }) => check)).toEqual(['noPhotos', 'noPrice', 'oldStock']);
});

test('sorts findings by falling cost within what is missing and advice, and keeps them all', () => {
  const anyFinding = fc
    .record({ check: fc.constantFrom(...CHECK_IDS), count: fc.nat({ max: 10_000 }) })
    .map(({ check, count }) => finding(check, count));
  fc.assert(
    fc.property(fc.array(anyFinding), (findings) => {
      const sorted = byCost(findings);
      expect(new Set(sorted)).toEqual(new Set(findings));
      const isAdvice = ({ check }: Finding) => 'isAdvice' in CHECKS[check];
      for (const advice of [false, true]) {
        const costs = sorted
          .filter((each) => isAdvice(each) === advice)
          .map(({ check, count }) => CHECKS[check].weight * count);
        expect(costs).toEqual(costs.toSorted((one, other) => other - one));
      }
      const amiss = sorted.filter(({ count }) => count > 0).map(isAdvice);
      expect(amiss).toEqual(amiss.toSorted((one, other) => Number(one) - Number(other)));
    }),
  );
});

test('compares a count with last week’s in words', () => {
  expect(changeText(3, undefined)).toBeNull();
  expect(changeText(0, 0)).toBeNull();
  expect(changeText(3, 3)).toBe('same as before');
  expect(changeText(3, 5)).toBe('2 fewer than before');
  expect(changeText(1_205, 5)).toBe('1,200 more than before');
});

test('drops stored findings of a removed check', () => {
  const findingKept = finding('noPhotos', 2);
  expect(storedFindingsSchema.parse([findingKept, { ...findingKept, check: 'gone' }, null])).toEqual([
    findingKept,
  ]);
});

const facts = {
  siteName: 'Sample Motors',
  week: '2026-11-23',
  vehicles: 1_200,
  atRisk: [],
  earlier: null,
  studioUrl: 'https://studio.example',
};

test('the weekly mail lists findings by cost with their change and remedy', () => {
  const { subject, parts } = siteReportMail({
    ...facts,
    findings: [finding('noComments', 8), finding('leadsStuck', 1), finding('noPhotos', 0)],
    earlier: { week: '2026-11-16', counts: { noComments: 10, leadsStuck: 0, noPhotos: 4 } },
  });
  expect(subject).toBe('Sample Motors: 2 things to fix this week');
  expect(parts.paragraphs.join('\n')).toContain('Monday 23 Nov 2026. 1,200 vehicles are for sale.');
  expect(parts.paragraphs[1]).toBe(
    'Improved since last time: vehicles without comments, vehicles without photos.',
  );
  expect(parts.rows?.map(([name]) => name)).toEqual([
    'Leads that were not delivered (1)',
    'Vehicles without comments (8)',
  ]);
  expect(parts.rows?.[1]?.[1]).toBe(
    `2 fewer than before\n\nCar 0, Stock 0\nCar 1, Stock 1\nCar 2, Stock 2\nand 5 more\n\n${CHECKS.noComments.mend}`,
  );
  expect(parts.button?.href).toBe('https://studio.example/site-report');
});

test('the weekly mail of a site without findings is short', () => {
  const { subject, parts } = siteReportMail({ ...facts, findings: [finding('noPhotos', 0)] });
  expect(subject).toBe('Sample Motors: nothing to fix this week');
  expect(parts.rows).toBeUndefined();
});

test('the weekly mail names the vehicles with most money at risk, with their steps', () => {
  const atRisk = [
    { title: '2021 Kia Carnival', stocknum: 'A1', atRisk: 4_210, step: 'Add photos: 3 of 12 usual' },
    { title: '2019 Kia Rio', stocknum: 'A2', atRisk: 900, step: 'Answer 2 open enquiries' },
  ];
  for (const count of [0, 1]) {
    const { parts } = siteReportMail({ ...facts, atRisk, findings: [finding('noPhotos', count)] });
    expect(parts.rows?.at(-1)).toEqual([
      'Most money at risk',
      '2021 Kia Carnival, stock A1: $4,210\nAdd photos: 3 of 12 usual\n\n2019 Kia Rio, stock A2: $900\nAnswer 2 open enquiries',
    ]);
    expect(parts.link?.href).toBe('https://studio.example/merchandising');
  }
});

test('the mail has no button without a studio address', () => {
  const { parts } = siteReportMail({ ...facts, studioUrl: null, findings: [finding('noPhotos', 1)] });
  expect(parts.button).toBeUndefined();
  expect(parts.closing?.join(' ')).toContain('Site report in the studio');
});

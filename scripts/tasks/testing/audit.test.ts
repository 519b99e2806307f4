import { expect, test } from 'vitest';
import { vulnerabilitiesIn } from './audit.ts';

const advisory = (severity: string) => ({
  module_name: 'left-pad',
  severity,
  title: 'Pads without end',
  url: 'https://advisories.example/1',
  patched_versions: '>=2.0.0',
});

test('lists serious vulnerabilities', () =>
  expect(
    vulnerabilitiesIn(JSON.stringify({ advisories: { 1: advisory('high'), 2: advisory('low') } })),
  ).toEqual(['left-pad (high): Pads without end. Mended in >=2.0.0. https://advisories.example/1']));

test('distinguishes an empty report from no report', () => {
  expect(vulnerabilitiesIn('{"advisories":{}}')).toEqual([]);
  for (const output of ['', 'not json', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])
    expect(vulnerabilitiesIn(output)).toBeNull();
});

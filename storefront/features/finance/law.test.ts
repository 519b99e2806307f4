import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** The cost of credit, or text that only appears with it. */
const REPAYMENTS =
  /formatPayment\([^)]*\b(?:weekly|monthly|repayment|weeklyRepaymentAmount)\b|\bper week\b|COMPARISON_WARNING/;
/** The component for legal text itself, and unrelated matches. */
const EXEMPT = new Set([
  'features/finance/Rates.tsx', // used in Repayment only
  'features/vehicle/costs/RunningCosts.tsx', // kilometres per week
]);

function* components(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* components(path);
    else if (entry.name.endsWith('.tsx') && !/\.test\./.test(entry.name)) yield path;
  }
}

test('only the component with the warning shows the cost of credit (OPEN-078)', () => {
  const paths = [...components('')].filter((path) => REPAYMENTS.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(paths.length).toBeGreaterThan(4);
  const alone = paths.filter(
    (path) =>
      !EXEMPT.has(path) &&
      path !== 'features/finance/Repayment.tsx' &&
      !readFileSync(join(ROOT, path), 'utf8').includes('<Repayment'),
  );
  expect(alone).toEqual([]);
  const rates = [...components('')].filter((path) =>
    readFileSync(join(ROOT, path), 'utf8').includes('<Rates'),
  );
  expect(rates).toEqual(['features/finance/Repayment.tsx']);
});

test('every component with offer text shows its comparison rate (OPEN-078)', () => {
  const paths = [...components('')].filter((path) =>
    /<OfferTile\b|>\s*\{offer\.name\}/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(paths.toSorted()).toEqual(['features/offer/OfferCard.tsx', 'page-types/OfferPage.tsx']);
  for (const path of paths) expect(readFileSync(join(ROOT, path), 'utf8')).toContain('<OfferRate');
});

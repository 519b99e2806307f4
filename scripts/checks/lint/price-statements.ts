// Prices of vehicles come from `priceStatement`, so that every place shows the same figure, unit and basis.
// Rejects new code that formats a vehicle's price or reads its label by itself.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

/** Files that may format an amount called price, and why. */
const FORMATTING: Readonly<Record<string, string>> = {
  'lib/vehicle/drive-away/statement.ts': 'the parts that sum to a drive-away price',
  'lib/vehicle/delivery.ts': 'the price of a delivery',
  'lib/leads/service-booking/work.ts': 'the price of work on a vehicle',
  'lib/payments/reservation/reserved-vehicle.ts': 'older reservations have only the amount',
  'lib/operations/site-report/above-market.ts': 'compares amounts for staff',
  'lib/vehicle/price-comparison/price-history.ts': 'the history of amounts',
  'storefront/features/vehicle/price/Gauge.client.tsx': 'a comparison of amounts',
  'storefront/features/vehicle/price/PriceLine.client.tsx': 'the history of amounts',
  'storefront/layout/hero/price-picks.ts': 'a price filter',
};
/** Folders and files that may read a price label: the import, the index and the rules themselves. */
const LABELS = [
  /^lib\/vehicle\/(?:price[\w-]*|vehicle|vehicle-change|drive-away\/drive-away-price)\.ts$/,
  /^lib\/inventory\/(?:stock|search)\//,
  /^lib\/vehicle\/price-comparison\//,
  /^storefront\/stock\/(?:card-vehicle|lowest-price)\.ts$/,
  /^storefront\/features\/vehicle\/updates\/fetch-view\.client\.ts$/,
  // Tells an editor that a column of price labels is missing.
  /^studio\/feeds\//,
  // Reads the label for priceStatement.
  /^lib\/operations\/site-report\/stock\.server\.ts$/,
  // Names the column of price labels in a dealer's file.
  /^lib\/operations\/advertising\/overview\/mend-target\.ts$/,
];

const AMOUNT =
  /(?<!\w)(?:price|offer_price|before_price|drive_away_price|subscription_price|listing_price)\b/;
const RULES: readonly { pattern: RegExp; mayDo: (file: string) => boolean; words: string }[] = [
  {
    pattern: /\b(?:displayPrice|priceWords)\b/,
    mayDo: (file) => /^lib\/vehicle\/(?:price(?:-statement)?|drive-away\/drive-away-price)\.ts$/.test(file),
    words: 'use priceStatement',
  },
  {
    pattern: new RegExp(String.raw`\bformatMoney\((?:[^()]|\([^()]*\))*?${AMOUNT.source}`),
    mayDo: (file) => Object.hasOwn(FORMATTING, file),
    words: 'use the figure of priceStatement instead of formatMoney',
  },
  {
    pattern: new RegExp(String.raw`\$\$\{[^}]*${AMOUNT.source}`),
    mayDo: (file) => Object.hasOwn(FORMATTING, file),
    words: 'use the figure of priceStatement',
  },
  {
    pattern: /\bformatMoney\(\s*sellingPrice\b/,
    mayDo: (file) => Object.hasOwn(FORMATTING, file),
    words: 'use the figure of priceStatement instead of sellingPrice',
  },
  {
    pattern: /\bprice_type\b/,
    mayDo: (file) => LABELS.some((pattern) => pattern.test(file)),
    words: 'use basisText of priceStatement instead of price_type',
  },
];

const problems = tracked(/^(?:lib|storefront|studio)\/.*\.tsx?$/)
  .filter((file) => !/\.test\.tsx?$|sanity\.types/.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        RULES.filter(({ pattern, mayDo }) => pattern.test(line) && !mayDo(file)).map(
          ({ words }) => `${file}:${index + 1}: ${words}`,
        ),
      ),
  );

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

import { parseSettings } from '@forecourt/lib/sites/settings';
import { loanOf } from '@forecourt/lib/vehicle/finance/loan';
import { type CalculatorTerms, calculatorTerms } from '@forecourt/lib/vehicle/finance/terms';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Calculator } from './Calculator.client.tsx';
import { CostChart } from './CostChart.tsx';

const { settings } = parseSettings({ interestDefault: 10, establishmentFee: 0 });
const terms = calculatorTerms(settings, 34_990, null) as CalculatorTerms;

test('the calculator starts with the car price and steps its sliders (FIN-06 FIN-10 FIN-13 FIN-20)', () => {
  const html = renderToStaticMarkup(
    <Calculator vehicle="sample-a1" terms={terms} rateFixed={false} next={null} />,
  );
  expect(html).toContain('value="$34,990"');
  expect([...html.matchAll(/type="range"[^>]*step="([\d.]+)"/g)].map(([, step]) => step)).toEqual([
    '500',
    '500',
    '500',
    '0.5',
    '0.5',
  ]);
  expect(html).not.toContain('disabled');
});

test('a fixed rate shows in a disabled field and slider (FIN-21)', () => {
  const html = renderToStaticMarkup(<Calculator vehicle="sample-a1" terms={terms} rateFixed next={null} />);
  expect(html.match(/disabled=""/g)).toHaveLength(2);
});

test('the chart of any loan draws numbers and lists each year', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 1000, max: 250_000 }),
        deposit: fc.integer({ min: 0, max: 250_000 }),
        residual: fc.integer({ min: 0, max: 250_000 }),
        years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
        rate: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
      }),
      (choice) => {
        const loan = loanOf(choice, { fee: 0, rounding: 'nearest' }, 'monthly');
        if (!loan) return;
        const html = renderToStaticMarkup(<CostChart loan={loan} />);
        expect(html).not.toMatch(/NaN|Infinity|undefined|-\$/);
        expect(html.match(/scope="row"/g)).toHaveLength(Math.ceil(choice.years));
      },
    ),
    { numRuns: 40 },
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Aside } from './Aside.tsx';

test('promises an estimate only if cars are valued online (OPEN-072)', () => {
  const words = (hasEstimates: boolean) =>
    renderToStaticMarkup(<Aside vehicle={null} hasEstimates={hasEstimates} />);
  expect(words(true)).toContain('Your estimate is valid for 7 days, subject to an inspection.');
  expect(words(false)).not.toContain('estimate');
  expect(words(false)).toContain('calls you with a valuation');
});

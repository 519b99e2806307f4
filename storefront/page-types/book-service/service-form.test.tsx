import { formRules } from '@forecourt/lib/leads/form-rules';
import { bookingRules } from '@forecourt/lib/leads/service-booking/rules';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ServiceForm, type WorkshopChoice } from './ServiceForm.client.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const site = {
  settings: parseSettings({}).settings,
  features: parseFeatures({ termsCheckboxEnabled: true }).features,
  dealerships: [],
};
const PRESTON = { id: 'preston', name: 'Preston Service', address: '1 High St', jobs: ['logbook', 'brakes'] };
const EPPING = { id: 'epping', name: 'Epping Service', address: '2 High St', jobs: ['brakes'] };
const JOBS = [
  {
    id: 'logbook',
    name: 'Logbook service',
    description: 'With a stamp.',
    price: 'From $329',
    duration: '2 h',
  },
  { id: 'brakes', name: 'Brake inspection', description: null, price: '$79', duration: '45 min' },
];
const html = (workshops: WorkshopChoice[]) =>
  renderToStaticMarkup(
    <ServiceForm
      setup={{
        siteSlug: 'harbour',
        rules: bookingRules(formRules('service', site, null, [])),
        words: { send: 'Request booking', message: 'Anything we should know?' },
        car: null,
        dealer: { name: 'Harbour', phone: null },
      }}
      workshops={workshops}
      jobs={JOBS}
      vehicles={[{ rego: '1AB2CD', label: 'Mazda 3, 1AB2CD', make: 'Mazda', model: '3' }]}
      contact={{ name: 'Kim Nguyen', phone: '0412 345 678' }}
    />,
  );

test('lists the work with prices, and fills in what is known of the shopper', () => {
  const form = html([PRESTON, EPPING]);
  expect(form).toContain('name="job-logbook"');
  expect(form).toContain('From $329');
  expect(form).toContain('Use Mazda 3, 1AB2CD');
  expect(form).toContain('value="Kim Nguyen"');
  expect(form).not.toContain('aria-invalid');
});

test('asks for the workshop only if there are several', () => {
  expect(html([PRESTON, EPPING])).toMatch(/type="radio" [^>]*name="location"/);
  expect(html([PRESTON])).toMatch(/type="hidden" name="location" value="preston"/);
});

test('offers only the work of the only workshop', () => {
  expect(html([EPPING])).not.toContain('Logbook service');
});

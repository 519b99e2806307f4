import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EndedReceipt } from './EndedReceipt.tsx';

const site = {
  slug: 'sample',
  settings: parseSettings({}).settings,
  features: parseFeatures({}).features,
} as unknown as Site;

const cancelled = (reason: Reservation['reason']) =>
  renderToStaticMarkup(
    <EndedReceipt
      site={site}
      reservation={
        {
          reference: 'R-ABC123',
          status: 'cancelled',
          reason,
          amountCents: 20_000,
          email: 'kim@shopper.example',
          car: { slug: 'sample', title: '2021 Mazda CX-5', stocknum: 'H1' },
        } as unknown as Reservation
      }
      waiting={null}
      dealer="Harbour Albion"
      timeZone="Australia/Brisbane"
      phone={null}
      viewing={null}
    />,
  );

const paid = (person: string | null) =>
  renderToStaticMarkup(
    <EndedReceipt
      site={site}
      reservation={
        {
          reference: 'R-ABC123',
          status: 'paid',
          amountCents: 20_000,
          paidCents: 20_000,
          paidAt: new Date('2026-11-30T01:00:00Z'),
          heldUntil: new Date('2026-12-02T01:00:00Z'),
          email: 'kim@shopper.example',
          choices: {},
          car: { slug: 'sample', title: '2021 Mazda CX-5', stocknum: 'H1' },
        } as unknown as Reservation
      }
      waiting={null}
      dealer="Harbour Albion"
      timeZone="Australia/Brisbane"
      phone={null}
      viewing={{ booked: null, times: [], isRefused: false, person }}
    />,
  );

test('a paid reservation names the person who calls, else the dealer', () => {
  expect(paid('Priya Raman')).toContain('Priya Raman of Harbour Albion will call you');
  expect(paid(null)).not.toContain('will call you');
  expect(paid(null)).toContain('Harbour Albion');
});

test('a hold that a recall ended cannot be started again', () => {
  const html = cancelled('recalled');
  expect(html).toContain('has an open safety recall');
  expect(html).not.toContain('is available again');
  expect(html).not.toContain('/again');
});

test('a hold that the shopper cancelled can be started again', () => {
  const html = cancelled('requested');
  expect(html).toContain('is available again');
  expect(html).toContain('/checkout/again');
});

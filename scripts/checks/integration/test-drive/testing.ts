import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { type StoredLead, storeLead } from '@forecourt/lib/leads/store.server';
import { reserveSlot, type WantedSlot } from '@forecourt/lib/leads/test-drive/booking.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type pg from 'pg';
import { submission } from '../lead/testing.ts';

export const HOUR = 3_600_000;

export const vehicle = sampleVehicle();

export const noon = (days: number, minutes = 0): Date => {
  const date = new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
  return new Date(Date.parse(`${date}T12:00:00+10:00`) + minutes * 60_000);
};

export const wanted = (startsAt: Date, change: Partial<WantedSlot> = {}): WantedSlot => ({
  siteSlug: 'sample',
  carId: vehicle.id,
  dealershipId: 'sample-dealer',
  locationId: 'sample-sales',
  startsAt,
  timeZone: 'Australia/Brisbane',
  textAgreed: false,
  capacity: null,
  ...change,
});

export async function bookDrive(pool: pg.Pool, slot: WantedSlot, token?: string): Promise<StoredLead> {
  const form = {
    ...submission({ vehicle: vehicle.slug, ...(token && { token }) }),
    kind: 'testDrive' as const,
  };
  return storeLead(pool, {
    siteSlug: 'sample',
    submission: form,
    dealershipId: 'sample-dealer',
    locationId: null,
    alongside: (connection, id) => reserveSlot(connection, id, slot),
    payload: (id) =>
      leadPayload({
        id,
        submission: form,
        category: leadCategory('testDrive', vehicle, null),
        vehicle,
        dealershipSlug: 'sample-dealer',
        userAgent: 'a browser',
        autogaugeEnabled: false,
      }),
  });
}

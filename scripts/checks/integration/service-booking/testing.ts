import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { reserveService, type WantedService } from '@forecourt/lib/leads/service-booking/booking.server';
import { withService } from '@forecourt/lib/leads/service-booking/payload';
import type { Stay } from '@forecourt/lib/leads/service-booking/stay';
import type { BookedJob } from '@forecourt/lib/leads/service-booking/work';
import { type StoredLead, storeLead } from '@forecourt/lib/leads/store.server';
import type pg from 'pg';
import { submission } from '../lead/testing.ts';

export const HOUR = 3_600_000;

const LOGBOOK: BookedJob = {
  id: 'logbook',
  name: 'Logbook service',
  minutes: 120,
  price: 329,
  isFrom: true,
  needsBay: true,
};

export const stayFrom = (arrivesAt: Date, hours = 2): Stay => {
  const leavesAt = new Date(arrivesAt.getTime() + hours * HOUR);
  return { arrivesAt, leavesAt, bay: [{ from: arrivesAt, until: leavesAt }] };
};

export const wanted = (arrivesAt: Date, change: Partial<WantedService> = {}): WantedService => ({
  siteSlug: 'sample',
  dealershipId: 'sample-dealer',
  locationId: 'sample-service',
  timeZone: 'Australia/Brisbane',
  stay: stayFrom(arrivesAt),
  way: 'dropOff',
  jobs: [LOGBOOK],
  textAgreed: false,
  workshop: { capacity: { bays: 3, arrivals: 2, loanCars: 1 }, slotMinutes: 30 },
  ...change,
});

export function bookService(pool: pg.Pool, service: WantedService, token?: string): Promise<StoredLead> {
  const form = {
    ...submission(token ? { token } : {}),
    kind: 'service' as const,
    car: null,
    service: { location: service.locationId, jobs: service.jobs.map(({ id }) => id), way: service.way },
  };
  form.values = { ...form.values, dateTime: service.stay.arrivesAt.toISOString() };
  return storeLead(pool, {
    siteSlug: service.siteSlug,
    submission: form,
    dealershipId: 'sample-dealer',
    locationId: null,
    alongside: (connection, id) => reserveService(connection, id, service),
    payload: (id) =>
      withService(
        leadPayload({
          id,
          submission: form,
          category: leadCategory('service', null, null),
          vehicle: null,
          dealershipSlug: 'sample-dealer',
          userAgent: 'a browser',
          autogaugeEnabled: false,
        }),
        { ...service, place: 'Sample Service' },
      ),
  });
}

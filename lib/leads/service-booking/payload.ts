import { ENGLISH } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { formatDateTime } from '../../sites/local-time.ts';
import type { LeadPayload } from '../payload.ts';
import type { Stay } from './stay.ts';
import { type BookedJob, durationText, priceText, totalPrice, workOf } from './work.ts';
import { WAY_LABELS, type Way } from './workshop.ts';

interface Booked {
  jobs: readonly BookedJob[];
  way: Way;
  stay: Pick<Stay, 'arrivesAt' | 'leavesAt'>;
  timeZone: string;
  /** Name of the location. */
  place: string;
}

/** Adds a booking to the payload of its lead, for the dealer and their systems. */
export function withService(payload: LeadPayload, { jobs, way, stay, timeZone, place }: Booked): LeadPayload {
  const t = translatorOf(ENGLISH, 'service');
  const answers = [
    { question: 'Booked for', answer: `${formatDateTime(stay.arrivesAt, timeZone)}, ${place}` },
    { question: 'Ready by', answer: formatDateTime(stay.leavesAt, timeZone) },
    { question: 'While we work', answer: WAY_LABELS[way] },
    { question: 'Duration', answer: durationText(workOf(jobs).minutes, t) },
    { question: 'Price', answer: priceText(totalPrice(jobs), t) },
  ];
  return {
    ...payload,
    additional_services: jobs.map(({ name }) => name), // LEAD-16
    lead_attributes: {
      ...payload.lead_attributes,
      answers: [...answers, ...(payload.lead_attributes.answers ?? [])],
    },
  };
}

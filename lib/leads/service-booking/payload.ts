import type { LeadPayload } from '../payload.ts';
import { type BookedJob, durationText, priceText, totalPrice, workOf } from './jobs.ts';
import { WAY_LABELS, type Way } from './workshop.ts';

interface Booked {
  jobs: readonly BookedJob[];
  way: Way;
  /** Arrival and end of the work, for people. */
  when: string;
  readyBy: string;
  place: string;
}

/** Adds a booking to the payload of its lead, for the dealer and their systems. */
export function withService(payload: LeadPayload, { jobs, way, when, readyBy, place }: Booked): LeadPayload {
  const answers = [
    { question: 'Booked for', answer: `${when}, ${place}` },
    { question: 'Ready by', answer: readyBy },
    { question: 'While we work', answer: WAY_LABELS[way] },
    { question: 'Duration', answer: durationText(workOf(jobs).minutes) },
    { question: 'Price', answer: priceText(totalPrice(jobs)) },
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

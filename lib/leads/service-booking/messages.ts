import type { MailParts } from '../../messaging/mail/layout.ts';
import { greeting } from '../../platform/text/greeting.ts';
import type { ServiceMail } from './mail-kinds.ts';

export interface ServiceText {
  name: string;
  /** `0412 345 678`, for the dealer. */
  mobile: string;
  /** Arrival, `Monday 23 November 2026, 9:00 am`, in the location's time zone. */
  when: string;
  /** When the work is expected to be finished, in the same format. */
  readyBy: string;
  /** The day of arrival relative to now, for the reminder. */
  day: 'today' | 'tomorrow';
  place: { name: string; address: string | null; phone: string | null };
  /** `Mazda CX-5, ABC123`, for the dealer; null if unknown. */
  vehicle: string | null;
  jobs: readonly string[];
  /** `From $289` */
  price: string;
  way: string;
  /** Whether they asked for a loan car. */
  hasLoanCar: boolean;
  /** The shopper's page for the booking, with their token. */
  href: string;
}

type Make = (words: ServiceText) => { subject: string; parts: MailParts };

const whereOf = ({ place }: ServiceText): string => [place.name, place.address].filter(Boolean).join('\n');
const rowsOf = (words: ServiceText): NonNullable<MailParts['rows']> => [
  ['Bring it in', words.when],
  ['Ready by', words.readyBy],
  ['Where', whereOf(words)],
  ['Work', words.jobs.join('\n')],
  ['Price', words.price],
  ['While we work', words.way],
];
/** Shoppers' mails leave out the vehicle: the address is unverified, so they repeat nothing typed. */
const dealerRows = (words: ServiceText): NonNullable<MailParts['rows']> => [
  ['Name', words.name],
  ['Mobile', words.mobile],
  ...(words.vehicle ? [['Vehicle', words.vehicle] as const] : []),
  ...rowsOf(words),
];
const call = ({ place }: ServiceText): string[] =>
  place.phone ? [`Questions? Call ${place.name} on ${place.phone}.`] : [];
const bring = ({ hasLoanCar }: ServiceText): string =>
  hasLoanCar
    ? 'Please bring your driver licence for the loan car, and the logbook if you have one.'
    : 'Please bring the logbook if you have one.';
const forShopper = (
  words: ServiceText,
  parts: Pick<MailParts, 'preview' | 'heading' | 'paragraphs'>,
): MailParts => ({
  ...parts,
  paragraphs: [greeting(words.name), ...parts.paragraphs],
  rows: rowsOf(words),
  button: { label: 'View your booking', href: words.href },
  closing: [bring(words), ...call(words)],
  link: { label: 'Can’t make it? Reschedule or cancel here', href: words.href },
});

/** Parts of a lead's confirmation that a booked time replaces. */
export const serviceOfLead = (words: ServiceText): Partial<MailParts> & { subject: string } => ({
  subject: `Your service on ${words.when}`,
  ...forShopper(words, {
    preview: `${words.when}, ${words.place.name}`,
    heading: 'Your service is booked',
    paragraphs: ['We are expecting you. Open the attached file to add the time to your calendar.'],
  }),
});

export const SERVICE_MAIL_MAKERS: Record<ServiceMail, Make> = {
  serviceReminder: (words) => ({
    subject: `Your service is ${words.day}: ${words.when}`,
    parts: forShopper(words, {
      preview: `${words.when}, ${words.place.name}`,
      heading: `See you ${words.day}`,
      paragraphs: [`Your vehicle is booked in for ${words.day}.`],
    }),
  }),
  serviceMoved: (words) => ({
    subject: `Your service has a new time: ${words.when}`,
    parts: forShopper(words, {
      preview: `${words.when}, ${words.place.name}`,
      heading: 'Your service has a new time',
      paragraphs: ['Your booking has moved. Open the attached file to update your calendar.'],
    }),
  }),
  serviceMovedDealer: (words) => ({
    subject: `Moved: service on ${words.when} (${words.name})`,
    parts: {
      preview: words.when,
      heading: `${words.name} has moved a service booking`,
      paragraphs: ['The earlier time is available again.'],
      rows: dealerRows(words),
    },
  }),
  serviceOff: (words) => ({
    subject: `Cancelled: your service on ${words.when}`,
    parts: {
      preview: words.when,
      heading: 'Your service is cancelled',
      paragraphs: [
        greeting(words.name),
        `Your service on ${words.when} at ${words.place.name} is cancelled. You don’t need to do anything.`,
      ],
      closing: call(words),
    },
  }),
  serviceOffDealer: (words) => ({
    subject: `Cancelled: service on ${words.when} (${words.name})`,
    parts: {
      preview: words.when,
      heading: `${words.name} has cancelled a service booking`,
      paragraphs: ['The time is available again.'],
      rows: dealerRows(words),
    },
  }),
  serviceReady: (words) => ({
    subject: 'Your vehicle is ready to collect',
    parts: {
      preview: words.place.name,
      heading: 'Your vehicle is ready',
      paragraphs: [
        greeting(words.name),
        `We have finished the work, and your vehicle is ready to collect at ${words.place.name}.`,
      ],
      rows: [
        ['Where', whereOf(words)],
        ['Work', words.jobs.join('\n')],
      ],
      closing: [...(words.hasLoanCar ? ['Please bring back the loan car.'] : []), ...call(words)],
    },
  }),
};

interface SmsText {
  site: string;
  when: string;
  day: ServiceText['day'];
  place: string;
  phone: string | null;
}

export const serviceReminderText = ({ site, when, day, place, phone }: SmsText): string =>
  `${site}: your service is ${day}, ${when}, at ${place}.${phone ? ` Cannot make it? Call ${phone}.` : ''}`;

export const serviceReadyText = ({ site, place, phone }: Pick<SmsText, 'site' | 'place' | 'phone'>): string =>
  `${site}: your vehicle is ready to collect at ${place}.${phone ? ` Questions? Call ${phone}.` : ''}`;

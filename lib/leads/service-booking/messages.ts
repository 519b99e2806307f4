import type { MailParts } from '../../messaging/mail/layout.ts';
import { isolated, mailGreeting, mailTexts, questionsCall } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
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
  /** True if they asked for a loan car. */
  hasLoanCar: boolean;
  /** Of the mail and of its times and labels; English by default, as in mails to the dealer. */
  language?: Language;
  /** The shopper's page for the booking, with their token. */
  href: string;
}

type Make = (words: ServiceText) => { subject: string; parts: MailParts };

const textsOf = ({ language = ENGLISH }: Pick<ServiceText, 'language'>) => mailTexts(language, 'bookingMail');
const previewOf = (words: ServiceText): string =>
  textsOf(words)('preview', { when: words.when, place: words.place.name });
const greet = ({ name, language = ENGLISH }: ServiceText): string => mailGreeting(name, language);
const whereOf = ({ place }: ServiceText): string => [place.name, place.address].filter(Boolean).join('\n');
function rowsOf(words: ServiceText): NonNullable<MailParts['rows']> {
  const texts = textsOf(words);
  return [
    [texts('service.bringIn'), words.when],
    [texts('service.readyBy'), words.readyBy],
    [texts('where'), whereOf(words)],
    [texts('service.work'), words.jobs.join('\n')],
    [texts('service.price'), words.price],
    [texts('service.whileWeWork'), words.way],
  ];
}
/** Shoppers' mails leave out the vehicle: the address is unverified, so they repeat nothing typed. */
const dealerRows = (words: ServiceText): NonNullable<MailParts['rows']> => [
  ['Name', words.name],
  ['Mobile', words.mobile],
  ...(words.vehicle ? [['Vehicle', words.vehicle] as const] : []),
  ...rowsOf(words),
];
const call = ({ place, language = ENGLISH }: ServiceText): string[] => questionsCall(place, language);
const forShopper = (
  words: ServiceText,
  parts: Pick<MailParts, 'preview' | 'heading' | 'paragraphs'>,
): MailParts => ({
  ...parts,
  paragraphs: [greet(words), ...parts.paragraphs],
  rows: rowsOf(words),
  button: { label: textsOf(words)('service.view'), href: words.href },
  closing: [textsOf(words)(words.hasLoanCar ? 'service.bringLoan' : 'service.bring'), ...call(words)],
  link: { label: textsOf(words)('service.changeHere'), href: words.href },
});

/** Parts of a lead's confirmation that a booked time replaces. */
export const serviceOfLead = (words: ServiceText): Partial<MailParts> & { subject: string } => ({
  subject: textsOf(words)('service.bookedSubject', { when: words.when }),
  ...forShopper(words, {
    preview: previewOf(words),
    heading: textsOf(words)('service.booked'),
    paragraphs: [textsOf(words)('service.bookedText')],
  }),
});

export const SERVICE_MAIL_MAKERS: Record<ServiceMail, Make> = {
  serviceReminder: (words) => ({
    subject: textsOf(words)(`service.${words.day}.subject`, { when: words.when }),
    parts: forShopper(words, {
      preview: previewOf(words),
      heading: textsOf(words)(`service.${words.day}.heading`),
      paragraphs: [textsOf(words)(`service.${words.day}.text`)],
    }),
  }),
  serviceMoved: (words) => ({
    subject: textsOf(words)('service.movedSubject', { when: words.when }),
    parts: forShopper(words, {
      preview: previewOf(words),
      heading: textsOf(words)('service.moved'),
      paragraphs: [textsOf(words)('service.movedText')],
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
    subject: textsOf(words)('service.offSubject', { when: words.when }),
    parts: {
      preview: words.when,
      heading: textsOf(words)('service.off'),
      paragraphs: [
        greet(words),
        textsOf(words)('service.offText', { when: words.when, place: words.place.name }),
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
    subject: textsOf(words)('service.readySubject'),
    parts: {
      preview: words.place.name,
      heading: textsOf(words)('service.ready'),
      paragraphs: [greet(words), textsOf(words)('service.readyText', { place: words.place.name })],
      rows: [
        [textsOf(words)('where'), whereOf(words)],
        [textsOf(words)('service.work'), words.jobs.join('\n')],
      ],
      closing: [...(words.hasLoanCar ? [textsOf(words)('service.returnLoan')] : []), ...call(words)],
    },
  }),
};

interface SmsText {
  site: string;
  when: string;
  day: ServiceText['day'];
  place: string;
  phone: string | null;
  language?: Language;
}

export function serviceReminderText({ site, when, day, place, phone, language = ENGLISH }: SmsText): string {
  const texts = translatorOf(language, 'sms');
  const text = texts(`service.${day}`, { site, when, place });
  return phone
    ? texts('pair', { text, call: texts('cannotMakeIt', { phone: isolated(phone, language) }) })
    : text;
}

/** Returns whether an SMS is the reminder for this time, whatever day it was worded for. */
export const isSameServiceReminder = (body: string, reminder: SmsText): boolean =>
  (reminder.language ?? ENGLISH) === ENGLISH
    ? body.includes(': your service is ') && body.includes(`, ${reminder.when}, at `)
    : (['today', 'tomorrow'] as const).some((day) =>
        body.includes(serviceReminderText({ ...reminder, day })),
      );

export function serviceReadyText({
  site,
  place,
  phone,
  language = ENGLISH,
}: Pick<SmsText, 'site' | 'place' | 'phone' | 'language'>): string {
  const texts = translatorOf(language, 'sms');
  const text = texts('ready', { site, place });
  return phone
    ? texts('pair', { text, call: texts('questions', { phone: isolated(phone, language) }) })
    : text;
}

import type { MailVehicle } from '../inventory/mail-vehicle.ts';
import type { MailBrand } from '../messaging/mail/brand.ts';
import type { MailParts } from '../messaging/mail/layout.ts';
import { greeting } from '../platform/text/greeting.ts';
import { readablePhone } from '../platform/text/phone.ts';
import { vehiclesOf } from './about.ts';
import { changeSentences } from './change.ts';
import {
  borrowedText,
  financeRows,
  isPreApproval,
  PRE_APPROVAL_NAME,
  quoteRow,
} from './finance-quote/lead.ts';
import { journeyRows } from './journey.ts';
import type { FormKind } from './kinds.ts';
import { STOP_NEWS_WORDS } from './opt-in-words.ts';
import type { LeadPayload } from './payload.ts';

/** What a shopper asked for, in words for both sides of the counter. */
const WORDS: Record<FormKind, { thing: string; thanks: string }> = {
  enquiry: { thing: 'Enquiry', thanks: 'Thanks, we have received your enquiry' },
  quickEnquiry: { thing: 'Enquiry', thanks: 'Thanks, we have received your enquiry' },
  testDrive: { thing: 'Test drive', thanks: 'Your test drive request is in' },
  similar: { thing: 'Looking for something similar', thanks: 'We are looking for something similar' },
  photo: { thing: 'Photo request', thanks: 'Your photo request is in' },
  finance: { thing: 'Finance enquiry', thanks: 'Thanks, we have received your finance enquiry' },
  service: { thing: 'Service booking', thanks: 'We have received your service request' },
  parts: { thing: 'Parts enquiry', thanks: 'We have received your parts request' },
  fleet: { thing: 'Fleet enquiry', thanks: 'Thanks, we have received your fleet enquiry' },
  careers: { thing: 'Application', thanks: 'Thanks, we have received your application' },
  tradeIn: { thing: 'Trade-in', thanks: 'Thanks, we have the details of your car' },
};

/** The same of a lead of the finance journey; whether it becomes a pre-approval is the lender's to say. */
const PRE_APPROVAL = { thing: PRE_APPROVAL_NAME, thanks: 'Your request for pre-approval is in' };
const wordsOf = (kind: FormKind, payload: LeadPayload) =>
  isPreApproval(payload) ? PRE_APPROVAL : WORDS[kind];

const NEXT: Record<FormKind, string> = {
  enquiry: 'Somebody who knows the car will be in touch, usually within one business day.',
  quickEnquiry: 'Somebody who knows the car will be in touch, usually within one business day.',
  testDrive: 'We will ring or text to agree on a time. Please bring your driver licence.',
  similar: 'We will look through what is on its way to us and be in touch.',
  photo: 'We will take the pictures and send them to you.',
  finance:
    'One of our finance people will be in touch to talk through the numbers. Nothing is on your credit file.',
  service: 'The workshop will ring or text to agree on a day and a price before anything is booked.',
  parts: 'The parts desk will be in touch with the price and the day the part is here.',
  fleet: 'One person will ring you and stay with you.',
  careers: 'A person reads it, and you hear from us whatever the answer.',
  tradeIn: 'One of our buyers will be in touch about your car.',
};

/** A lead as its dealer's mail tells of it. */
interface ToldLead {
  kind: FormKind;
  payload: LeadPayload;
  /** What the mail before told of; null when this is the first one. */
  told: LeadPayload | null;
  /** Whether its last step was taken. */
  finished: boolean;
  received: string;
  /** What else the same person asked lately. */
  joined?: readonly { kind: FormKind; payload: LeadPayload; received: string }[];
  /** The time that was booked for a test drive. */
  drive?: (AgreedDrive & { when: string; place: { name: string } }) | null;
}

/** The mail that tells the dealer of a lead. Answering it answers the shopper. */
export function dealerMail(
  {
    kind,
    payload,
    told: toldPayload,
    finished: isFinished,
    received: receivedAt,
    joined: joinedLeads = [],
    drive = null,
  }: ToldLead,
  vehicle: MailVehicle | null,
): { subject: string; parts: MailParts } {
  const about = vehiclesOf(kind, payload, vehicle?.title ?? '');
  const heading = thingAbout(wordsOf(kind, payload).thing, about || filedUnder(payload));
  const { name, phone, message } = payload;
  const who = name || readablePhone(phone);
  const call = { label: `Call ${name.split(' ')[0] || readablePhone(phone)}`, href: `tel:${phone}` };
  return {
    subject: `${toldPayload ? 'Changed: ' : isFinished ? '' : 'Not finished: '}${heading} (${who})`,
    parts: {
      preview: [name, readablePhone(phone)].filter(Boolean).join(', '),
      heading,
      paragraphs: [
        ...(isFinished ? [] : ['The shopper has not finished the form. This is what we have so far.']),
        ...(toldPayload
          ? [
              'What changed since our last mail, which this one replaces:',
              ...changeSentences(toldPayload, payload),
            ]
          : []),
      ],
      ...(message && { quote: message }),
      rows: [
        ...(drive ? [['Test drive', `${drive.when}\n${drive.place.name}`] as const] : []),
        ...factRows(payload, vehicle, drive),
        ['Received', receivedAt],
        ['Reference', payload.lead_id],
        ...joinedLeads.map((other) => ['Also enquired', `${other.received}: ${leadTitle(other)}`] as const),
      ],
      ...(vehicle && { vehicle }),
      ...(phone && { button: call }),
      closing: payload.email ? ['Answer this mail to write to the shopper.'] : [],
    },
  };
}

/** What a lead asks and of which vehicle, in a line: 'Test drive: Mazda CX-3, stock N10322'. */
export function leadTitle({ kind, payload }: { kind: FormKind; payload: LeadPayload }): string {
  const vehicle = vehiclesOf(kind, payload);
  const stock = payload.stock_number ? `, stock ${payload.stock_number}` : '';
  return `${thingAbout(wordsOf(kind, payload).thing, vehicle || filedUnder(payload))}${stock}`;
}

/** What a lead is about that names no vehicle. */
const filedUnder = (payload: LeadPayload): string =>
  (isPreApproval(payload) && borrowedText(payload)) || payload.subcategory || payload.category;

/** What was asked for and about what; a category that says the same again, and the number of a step, say nothing. */
function thingAbout(thing: string, about: string): string {
  const plain = about.replace(/^\d+\. /, '');
  return plain.toLowerCase() === thing.toLowerCase() ? thing : `${thing}: ${plain}`;
}

type Rows = NonNullable<MailParts['rows']>;

/** Everything a dealer has to know of a lead, by name. */
function factRows(payload: LeadPayload, vehicle: MailVehicle | null, drive: AgreedDrive | null): Rows {
  const { name, email, phone } = payload;
  return [
    ...(name ? [['Name', name] as const] : []),
    ...(phone ? [['Mobile', readablePhone(phone), `tel:${phone}`] as const] : []),
    ...(email ? [['Email', email, `mailto:${email}`] as const] : []),
    ...answerRows(payload),
    ...(vehicle ? [['Stock number', vehicle.stocknum] as const] : []),
    ...journeyRows(payload),
    ...consentRows(payload, drive),
  ];
}

/** A drive by what its shopper agreed to. */
type AgreedDrive = { textAgreed: boolean };

/** What the shopper agreed to. */
export const consentRows = (
  { opt_in }: Pick<LeadPayload, 'opt_in'>,
  drive: AgreedDrive | null,
): (readonly [name: string, value: string])[] => [
  ...(drive ? [['May we text a reminder', drive.textAgreed ? 'Yes' : 'No'] as const] : []),
  ['May we send news', opt_in ? 'Yes' : 'No'],
];

/** What a form asked beside whom to answer and the message, by name, and what it was filed under. */
export function answerRows(payload: LeadPayload): (readonly [name: string, value: string])[] {
  const { subcategory, category, rego, regoState } = payload;
  const { offer_accepted, additional_services, adjustmentAnswers, lead_attributes } = payload;
  const answers = [...(lead_attributes.answers ?? []), ...(adjustmentAnswers ?? [])];
  return [
    ...(rego ? [['Rego', [rego, regoState].filter(Boolean).join(' ')] as const] : []),
    ...answers.map(({ question, answer }) => [question, answer] as const),
    // A form may have asked for the postcode by itself.
    ...financeRows(payload).filter(([name]) => !answers.some(({ question }) => question === name)),
    ...(additional_services?.length ? [['Also wanted', additional_services.join(', ')] as const] : []),
    ...(offer_accepted ? [['Offer accepted', 'Yes'] as const] : []),
    ['Category', [category, subcategory].filter(Boolean).join(', ')],
  ];
}

/**
 * The mail that confirms a lead to the shopper. Nobody has proven that the address is the sender's: nothing that they typed
 * is repeated. Whoever agreed to news and offers finds the link that takes it back.
 */
export function shopperMail(
  { kind, payload }: { kind: FormKind; payload: LeadPayload },
  vehicle: MailVehicle | null,
  dealer: { name: string; phone: string | null },
  brand: MailBrand,
  stopNewsHref: string | null = null,
): { subject: string; parts: MailParts } {
  const { thanks } = wordsOf(kind, payload);
  const call = dealer.phone ? `Rather talk now? Call ${dealer.name} on ${dealer.phone}.` : null;
  return {
    subject: vehicle ? `${thanks}: ${vehicle.title}` : thanks,
    parts: {
      preview: NEXT[kind],
      heading: thanks,
      paragraphs: [greeting(payload.name), NEXT[kind]],
      ...(vehicle && { vehicle }),
      ...(isPreApproval(payload) && {
        rows: [
          ['You asked for', borrowedText(payload)] as const,
          ...(payload.quote ? [quoteRow(payload.quote)] : []),
        ],
      }),
      button: vehicle
        ? { label: 'View the car', href: vehicle.href }
        : { label: `Visit ${brand.name}`, href: brand.url },
      closing: [call, `Your reference is ${payload.lead_id.slice(0, 8).toUpperCase()}.`].filter(
        (line) => line !== null,
      ),
      ...(stopNewsHref && { links: [{ label: STOP_NEWS_WORDS, href: stopNewsHref }] }),
    },
  };
}

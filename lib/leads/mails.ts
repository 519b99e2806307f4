import type { MailVehicle } from '../inventory/mail-vehicle.ts';
import type { MailBrand } from '../messaging/mail/brand.ts';
import type { MailParts } from '../messaging/mail/layout.ts';
import { greeting } from '../platform/text/greeting.ts';
import { readablePhone } from '../platform/text/phone.ts';
import { callBackPromise, callBackText } from './call-back/windows.ts';
import {
  borrowedText,
  financeRows,
  isPreApproval,
  PRE_APPROVAL_NAME,
  quoteRow,
} from './finance-quote/lead.ts';
import type { FormKind } from './form-kinds.ts';
import { journeyRows } from './journey.ts';
import { changeSentences } from './lead-change.ts';
import { leadVehicles } from './lead-vehicles.ts';
import { STOP_NEWS_LABEL } from './opt-in-labels.ts';
import type { LeadPayload } from './payload.ts';

const WORDS: Record<FormKind, { thing: string; thanks: string }> = {
  enquiry: { thing: 'Enquiry', thanks: 'Thanks, we have received your enquiry' },
  quickEnquiry: { thing: 'Enquiry', thanks: 'Thanks, we have received your enquiry' },
  testDrive: { thing: 'Test drive', thanks: 'Your test drive request is in' },
  similar: { thing: 'Similar vehicle request', thanks: 'We are looking for something similar' },
  photo: { thing: 'Photo request', thanks: 'Your photo request is in' },
  finance: { thing: 'Finance enquiry', thanks: 'Thanks, we have received your finance enquiry' },
  service: { thing: 'Service booking', thanks: 'We have received your service request' },
  parts: { thing: 'Parts enquiry', thanks: 'We have received your parts request' },
  fleet: { thing: 'Fleet enquiry', thanks: 'Thanks, we have received your fleet enquiry' },
  careers: { thing: 'Application', thanks: 'Thanks, we have received your application' },
  tradeIn: { thing: 'Trade-in', thanks: 'Thanks, we have the details of your car' },
};

/** Used for leads of the finance journey. The lender decides about the pre-approval. */
const PRE_APPROVAL = { thing: PRE_APPROVAL_NAME, thanks: 'Your request for pre-approval is in' };
const wordsOf = (kind: FormKind, payload: LeadPayload) =>
  isPreApproval(payload) ? PRE_APPROVAL : WORDS[kind];

const NEXT: Record<FormKind, string> = {
  enquiry: 'Someone from our team will be in touch, usually within one business day.',
  quickEnquiry: 'Someone from our team will be in touch, usually within one business day.',
  testDrive: 'We will call or text you to arrange a time. Please bring your driver licence.',
  similar: 'We will check our incoming stock and be in touch.',
  photo: 'We will take more photos and send them to you.',
  finance:
    'Our finance team will contact you to talk through the numbers. This does not affect your credit file.',
  service: 'Our workshop will call or text to agree on a day and price before anything is booked.',
  parts: 'Our parts team will contact you with the price and arrival date.',
  fleet: 'One person will look after your enquiry and call you.',
  careers: 'We read every application and reply to all of them.',
  tradeIn: 'One of our buyers will be in touch about your car.',
};

interface MailedLead {
  kind: FormKind;
  payload: LeadPayload;
  /** The payload in the previous mail; null for the first one. */
  told: LeadPayload | null;
  finished: boolean;
  received: string;
  joined?: readonly { kind: FormKind; payload: LeadPayload; received: string }[];
  drive?: (AgreedDrive & { when: string; place: { name: string } }) | null;
}

/** Composes the dealer's mail about a lead. Replies go to the shopper. */
export function dealerMail(
  {
    kind,
    payload,
    told: toldPayload,
    finished: isFinished,
    received: receivedAt,
    joined: joinedLeads = [],
    drive = null,
  }: MailedLead,
  vehicle: MailVehicle | null,
): { subject: string; parts: MailParts } {
  const about = leadVehicles(kind, payload, vehicle?.title ?? '');
  const heading = thingAbout(wordsOf(kind, payload).thing, about || topicOf(payload));
  const { name, phone, message } = payload;
  const who = name || readablePhone(phone);
  const call = { label: `Call ${name.split(' ')[0] || readablePhone(phone)}`, href: `tel:${phone}` };
  return {
    subject: `${toldPayload ? 'Changed: ' : isFinished ? '' : 'Not finished: '}${heading} (${who})`,
    parts: {
      preview: [name, readablePhone(phone)].filter(Boolean).join(', '),
      heading,
      paragraphs: [
        ...(isFinished ? [] : ['The shopper has not finished the form. Here are their answers so far.']),
        ...(toldPayload
          ? [
              'Changes since our last email, which this one replaces:',
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
      closing: payload.email ? ['Reply to this email to write to the shopper.'] : [],
    },
  };
}

/** Returns the request and its vehicle in one line: 'Test drive: Mazda CX-3, stock N10322'. */
export function leadTitle({ kind, payload }: { kind: FormKind; payload: LeadPayload }): string {
  const vehicle = leadVehicles(kind, payload);
  const stock = payload.stock_number ? `, stock ${payload.stock_number}` : '';
  return `${thingAbout(wordsOf(kind, payload).thing, vehicle || topicOf(payload))}${stock}`;
}

/** Topic of a lead without a vehicle. */
const topicOf = (payload: LeadPayload): string =>
  (isPreApproval(payload) && borrowedText(payload)) || payload.subcategory || payload.category;

/** Joins a request and its topic, without step numbers or a repetition. */
function thingAbout(thing: string, about: string): string {
  const plain = about.replace(/^\d+\. /, '');
  return plain.toLowerCase() === thing.toLowerCase() ? thing : `${thing}: ${plain}`;
}

type Rows = NonNullable<MailParts['rows']>;

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

type AgreedDrive = { textAgreed: boolean };

export const consentRows = (
  { opt_in }: Pick<LeadPayload, 'opt_in'>,
  drive: AgreedDrive | null,
): (readonly [name: string, value: string])[] => [
  ...(drive ? [['SMS reminder', drive.textAgreed ? 'Yes' : 'No'] as const] : []),
  ['Marketing opt-in', opt_in ? 'Yes' : 'No'],
];

export function answerRows(payload: LeadPayload): (readonly [name: string, value: string])[] {
  const { subcategory, category, rego, regoState, call_back } = payload;
  const { offer_accepted, additional_services, adjustmentAnswers, lead_attributes } = payload;
  const answers = [...(lead_attributes.answers ?? []), ...(adjustmentAnswers ?? [])];
  return [
    ...(call_back
      ? [['Call back', [callBackText(call_back), call_back.place].filter(Boolean).join(', ')] as const]
      : []),
    ...(rego ? [['Rego', [rego, regoState].filter(Boolean).join(' ')] as const] : []),
    ...answers.map(({ question, answer }) => [question, answer] as const),
    // The form may have asked for the postcode as well.
    ...financeRows(payload).filter(([name]) => !answers.some(({ question }) => question === name)),
    ...(additional_services?.length
      ? [['Additional services', additional_services.join(', ')] as const]
      : []),
    ...(offer_accepted ? [['Offer accepted', 'Yes'] as const] : []),
    ['Category', [category, subcategory].filter(Boolean).join(', ')],
  ];
}

/** A promise or an agreed call replaces the usual time of these kinds, which would contradict it. */
const nextParagraphs = (
  kind: FormKind,
  { call_back }: Pick<LeadPayload, 'call_back'>,
  promise: string | null,
): string[] => {
  if (call_back) return [callBackPromise(call_back)];
  const isAnswerOnly = kind === 'enquiry' || kind === 'quickEnquiry';
  return promise ? (isAnswerOnly ? [promise] : [NEXT[kind], promise]) : [NEXT[kind]];
};

/** Composes the confirmation. The address is unverified, so it repeats nothing typed. */
export function shopperMail(
  { kind, payload }: { kind: FormKind; payload: LeadPayload },
  vehicle: MailVehicle | null,
  dealer: { name: string; phone: string | null },
  brand: MailBrand,
  stopNewsHref: string | null = null,
  /** Who answers and by when: `Sam replies today before 5:30 pm.` */
  promise: string | null = null,
): { subject: string; parts: MailParts } {
  const { thanks } = wordsOf(kind, payload);
  const call = dealer.phone ? `Prefer to talk? Call ${dealer.name} on ${dealer.phone}.` : null;
  return {
    subject: vehicle ? `${thanks}: ${vehicle.title}` : thanks,
    parts: {
      preview: nextParagraphs(kind, payload, promise)[0] ?? '',
      heading: thanks,
      paragraphs: [greeting(payload.name), ...nextParagraphs(kind, payload, promise)],
      ...(vehicle && { vehicle }),
      ...(isPreApproval(payload) && {
        rows: [
          ['Your request', borrowedText(payload)] as const,
          ...(payload.quote ? [quoteRow(payload.quote)] : []),
        ],
      }),
      button: vehicle
        ? { label: 'View the vehicle', href: vehicle.href }
        : { label: `Visit ${brand.name}`, href: brand.url },
      closing: [call, `Your reference is ${payload.lead_id.slice(0, 8).toUpperCase()}.`].filter(
        (line) => line !== null,
      ),
      ...(stopNewsHref && { links: [{ label: STOP_NEWS_LABEL, href: stopNewsHref }] }),
    },
  };
}

import type { MailVehicle } from '../inventory/mail-vehicle.ts';
import type { MailBrand } from '../messaging/mail/brand.ts';
import type { MailParts } from '../messaging/mail/layout.ts';
import { languageRows, mailGreeting, mailTexts, pageIn } from '../messaging/mail/mail-language.ts';
import { ENGLISH, type Language } from '../platform/language/languages.ts';
import { formatMoney } from '../platform/text/format.ts';
import { readablePhone } from '../platform/text/phone.ts';
import { callBackText } from './call-back/windows.ts';
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
import { callBackPromise } from './mail/call-back.ts';
import type { LeadPayload } from './payload.ts';

const THINGS: Record<FormKind, string> = {
  enquiry: 'Enquiry',
  quickEnquiry: 'Enquiry',
  testDrive: 'Test drive',
  similar: 'Similar vehicle request',
  photo: 'Photo request',
  finance: 'Finance enquiry',
  service: 'Service booking',
  parts: 'Parts enquiry',
  fleet: 'Fleet enquiry',
  careers: 'Application',
  tradeIn: 'Trade-in',
};

/** The lender decides about a pre-approval, which has the finance journey's name. */
const thingOf = (kind: FormKind, payload: LeadPayload): string =>
  isPreApproval(payload) ? PRE_APPROVAL_NAME : THINGS[kind];

interface MailedLead {
  kind: FormKind;
  payload: LeadPayload;
  /** The payload in the previous mail; null for the first one. */
  told: LeadPayload | null;
  finished: boolean;
  /** Of the shopper's mails. */
  language?: Language;
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
    language = ENGLISH,
    joined: joinedLeads = [],
    drive = null,
  }: MailedLead,
  vehicle: MailVehicle | null,
): { subject: string; parts: MailParts } {
  const about = leadVehicles(kind, payload, vehicle?.title ?? '');
  const heading = thingAbout(thingOf(kind, payload), about || topicOf(payload));
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
        ...languageRows(language),
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
  return `${thingAbout(thingOf(kind, payload), vehicle || topicOf(payload))}${stock}`;
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
  language: Language,
): string[] => {
  if (call_back) return [callBackPromise(call_back, language)];
  const next = mailTexts(language, 'leadMail')(`next.${kind}`);
  const isAnswerOnly = kind === 'enquiry' || kind === 'quickEnquiry';
  return promise ? (isAnswerOnly ? [promise] : [next, promise]) : [next];
};

/** Composes the confirmation. The address is unverified, so it repeats nothing typed. */
export function shopperMail(
  { kind, payload, language = ENGLISH }: { kind: FormKind; payload: LeadPayload; language?: Language },
  vehicle: MailVehicle | null,
  dealer: { name: string; phone: string | null },
  brand: MailBrand,
  stopNewsHref: string | null = null,
  /** Who answers and by when: `Sam replies today before 5:30 pm.` */
  promise: string | null = null,
): { subject: string; parts: MailParts } {
  const texts = mailTexts(language, 'leadMail');
  const common = mailTexts(language, 'mail');
  const thanks = texts(`thanks.${isPreApproval(payload) ? 'preApproval' : kind}`);
  const next = nextParagraphs(kind, payload, promise, language);
  const call = dealer.phone ? texts('preferToTalk', { dealer: dealer.name, phone: dealer.phone }) : null;
  return {
    subject: vehicle ? common('about', { text: thanks, vehicle: vehicle.title }) : thanks,
    parts: {
      preview: next[0] ?? '',
      heading: thanks,
      paragraphs: [mailGreeting(payload.name, language), ...next],
      ...(vehicle && { vehicle }),
      ...(isPreApproval(payload) && {
        rows: [
          [texts('yourRequest'), borrowedIn(payload, language)] as const,
          ...(payload.quote ? [[texts('repayment'), quoteRow(payload.quote)[1]] as const] : []),
        ],
      }),
      button: vehicle
        ? { label: common('viewVehicle'), href: vehicle.href }
        : { label: texts('visit', { site: brand.name }), href: pageIn(brand, '/', language) },
      closing: [call, texts('reference', { reference: payload.lead_id.slice(0, 8).toUpperCase() })].filter(
        (line) => line !== null,
      ),
      ...(stopNewsHref && { links: [{ label: texts('stopNews'), href: stopNewsHref }] }),
    },
  };
}

/** Returns the loan of a pre-approval in words: see `borrowedText`. */
const borrowedIn = ({ amount, term }: LeadPayload, language: Language): string =>
  amount && term
    ? mailTexts(language, 'leadMail')('borrowed', { amount: formatMoney(amount), years: term })
    : borrowedText({ amount, term });

import type { MailBrand } from '../mail/brand.ts';
import type { MailParts } from '../mail/layout.ts';
import type { FormKind } from './kinds.ts';
import type { LeadPayload } from './payload.ts';
import { readablePhone } from './phone.ts';

/** What a shopper asked for, in words for both sides of the counter. */
const WORDS: Record<FormKind, { thing: string; thanks: string }> = {
  enquiry: { thing: 'Enquiry', thanks: 'Thanks, we have received your enquiry' },
  quickEnquiry: { thing: 'Enquiry', thanks: 'Thanks, we have received your enquiry' },
  testDrive: { thing: 'Test drive', thanks: 'Your test drive request is in' },
  similar: { thing: 'Looking for something similar', thanks: 'We are looking for something similar' },
  photo: { thing: 'Photo request', thanks: 'Your photo request is in' },
  finance: { thing: 'Finance enquiry', thanks: 'Thanks, we have received your finance enquiry' },
};

const NEXT: Record<FormKind, string> = {
  enquiry: 'Somebody who knows the car will be in touch, usually within one business day.',
  quickEnquiry: 'Somebody who knows the car will be in touch, usually within one business day.',
  testDrive: 'We will ring or text to agree on a time. Please bring your driver licence.',
  similar: 'We will look through what is on its way to us and be in touch.',
  photo: 'We will take the pictures and send them to you.',
  finance:
    'One of our finance people will be in touch to talk through the numbers. Nothing is on your credit file.',
};

export interface MailVehicle {
  title: string;
  subtitle: string | null;
  price: string;
  href: string;
  picture: string | null;
  stocknum: string;
}

/** The mail that tells the dealer of a lead. Answering it answers the shopper. */
export function dealerMail(
  {
    kind,
    payload,
    changed,
    received,
  }: { kind: FormKind; payload: LeadPayload; changed: boolean; received: string },
  vehicle: MailVehicle | null,
): { subject: string; parts: MailParts } {
  const { thing } = WORDS[kind];
  const about = vehicle ? vehicle.title : (payload.subcategory ?? payload.category);
  const heading = `${thing}: ${about}`;
  const { name, email, phone, subcategory, category } = payload;
  const rows: NonNullable<MailParts['rows']> = [
    ['Name', name],
    ['Mobile', readablePhone(phone), `tel:${phone}`],
    ['Email', email, `mailto:${email}`],
    ...(payload.rego ? [['Rego', payload.rego] as const] : []),
    ['Category', [category, subcategory].filter(Boolean).join(', ')],
    ...(vehicle ? [['Stock number', vehicle.stocknum] as const] : []),
    ['May we send news', payload.opt_in ? 'Yes' : 'No'],
    ['Received', received],
    ['Reference', payload.lead_id],
  ];
  return {
    subject: `${changed ? 'Changed: ' : ''}${heading} (${name})`,
    parts: {
      preview: `${name}, ${readablePhone(phone)}`,
      heading,
      paragraphs: changed ? ['The shopper sent this again with changes. It replaces the earlier mail.'] : [],
      ...(payload.message && { quote: payload.message }),
      rows,
      ...(vehicle && { vehicle }),
      button: { label: `Call ${name.split(' ')[0]}`, href: `tel:${phone}` },
      closing: ['Answer this mail to write to the shopper.'],
    },
  };
}

/** The mail that confirms a lead to the shopper. */
export function shopperMail(
  { kind, payload }: { kind: FormKind; payload: LeadPayload },
  vehicle: MailVehicle | null,
  dealer: { name: string; phone: string | null },
  brand: MailBrand,
): { subject: string; parts: MailParts } {
  const { thanks } = WORDS[kind];
  const call = dealer.phone ? `Rather talk now? Call ${dealer.name} on ${dealer.phone}.` : null;
  return {
    subject: vehicle ? `${thanks}: ${vehicle.title}` : thanks,
    parts: {
      preview: NEXT[kind],
      heading: thanks,
      paragraphs: [`Hi ${payload.name.split(' ')[0]},`, NEXT[kind]],
      ...(vehicle && { vehicle }),
      ...(payload.message && { quote: payload.message }),
      button: vehicle
        ? { label: 'View the car', href: vehicle.href }
        : { label: `Visit ${brand.name}`, href: brand.url },
      closing: [call, `Your reference is ${payload.lead_id.slice(0, 8).toUpperCase()}.`].filter(
        (line) => line !== null,
      ),
    },
  };
}

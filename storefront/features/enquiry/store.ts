import { detailsIn } from '@forecourt/lib/leads/details';
import type { LeadValues } from '@forecourt/lib/leads/lead-values';
import { isPostcode } from '@forecourt/lib/platform/geocode/postcode';
import { isAustralianMobile } from '@forecourt/lib/platform/text/phone';
import type { FormVehicle } from './setup.ts';

/** Contact details stored after a lead (STORE-06). */
export interface StoredUser {
  name: string;
  last_name: string | null;
  email: string;
  phone: string;
  postcode: string | null;
}

/**
 * Returns the contact details to remember after a lead, if they are complete (LEAD-19).
 * @param isShort whether the form was short, for which a name with a mobile or an email is complete
 */
export function userOf(
  values: Pick<LeadValues, 'name' | 'email' | 'phone'> & Partial<Pick<LeadValues, 'details'>>,
  isShort = false,
): StoredUser | null {
  const [name, email, phone] = [values.name.trim(), values.email.trim(), values.phone.trim()];
  const isComplete = isShort ? email || phone : email && phone;
  return name && isComplete
    ? { name, last_name: null, email, phone, postcode: values.details?.postcode?.trim() || null }
    : null;
}

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

export function parseStored(text: string | null): Record<string, unknown> | null {
  if (!text) return null;
  try {
    return record(JSON.parse(text));
  } catch {
    return null;
  }
}

export function contactOf(storedUser: Record<string, unknown> | null): Partial<LeadValues> {
  const text = (key: string) => (typeof storedUser?.[key] === 'string' ? (storedUser[key] as string) : '');
  const phone = text('phone');
  // Sign-in and finance forms store two names.
  const name = `${text('name')} ${text('last_name')}`.trim();
  return {
    ...(name && { name }),
    ...(text('email') && { email: text('email') }),
    ...(isAustralianMobile(phone) && { phone }),
    ...(isPostcode(text('postcode')) && { details: { postcode: text('postcode') } }),
  };
}

/** A draft of a form. Its token stays the same until the lead is stored. */
export interface Draft {
  token: string;
  values: Partial<LeadValues>;
}

export const draftName = (kind: string, vehicle: Pick<FormVehicle, 'id'> | null): string =>
  `${kind} ${vehicle?.id ?? ''}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function draftOf(
  storedDrafts: Record<string, unknown> | null,
  name: string,
  shape: LeadValues,
): Draft | null {
  const draft = record(storedDrafts?.[name]);
  const values = record(draft?.values);
  if (!draft || !values || typeof draft.token !== 'string' || !UUID.test(draft.token)) return null;
  const usable = Object.entries(values).filter(
    ([key, value]) => key !== 'details' && typeof value === typeof shape[key as keyof LeadValues],
  );
  const texts = Object.entries(record(values.details) ?? {}).filter(([, value]) => typeof value === 'string');
  const details = texts.length > 0 && {
    details: detailsIn(Object.fromEntries(texts) as Record<string, string>),
  };
  return { token: draft.token, values: { ...Object.fromEntries(usable), ...details } };
}

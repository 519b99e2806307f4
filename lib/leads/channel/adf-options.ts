import { z } from 'zod';

/**
 * How CRMs differ in what they read.
 * - `standard`: a plain-text mail with nothing but the XML; campaign parameters as ids of the lead
 * - `complete`: no empty element and one id only, for a CRM that refuses these; campaign parameters as comments
 * - `attached`: like `standard`, with the XML also as a file, for a CRM that reads attachments
 */
export const ADF_PROFILES = ['standard', 'complete', 'attached'] as const;
export type AdfProfile = (typeof ADF_PROFILES)[number];

/** A shopper's further enquiry about the same vehicle: an update of the lead that the CRM has, or a new lead. */
export const ADF_REPEATS = ['sameLead', 'newLead'] as const;

const optionalText = z
  .string()
  .trim()
  .min(1)
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

const fieldsSchema = z.object({
  profile: z
    .enum(ADF_PROFILES)
    .nullish()
    .catch(null)
    .transform((profile) => profile ?? 'standard'),
  repeats: z
    .enum(ADF_REPEATS)
    .nullish()
    .catch(null)
    .transform((repeats) => repeats ?? 'sameLead'),
  /** The CRM's own number or code of the dealer; without it, the slug of the dealership. */
  vendorId: optionalText,
  /** Dealer as the CRM knows it; without them, the dealership's name and phone. */
  vendorName: optionalText,
  vendorEmail: optionalText,
  vendorPhone: optionalText,
  /** Name of the lead source in the CRM; without it, the site's name. */
  source: optionalText,
  /** Who answers the CRM's questions about leads; without it, the sender of our mails. */
  providerEmail: optionalText,
  providerPhone: optionalText,
});

export type AdfOptions = z.output<typeof fieldsSchema>;

export const DEFAULT_ADF_OPTIONS: AdfOptions = fieldsSchema.parse({});

/** The ADF settings of a channel. An invalid one counts as not set. */
export const adfOptionsSchema = fieldsSchema.nullish().transform((options) => options ?? DEFAULT_ADF_OPTIONS);

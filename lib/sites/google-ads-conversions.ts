import { z } from 'zod';

const conversionAction = z
  .string()
  .regex(/^\d{1,20}$/, 'the id of a conversion action has digits only')
  .optional();

/** A Google Ads account and its conversion actions. A kind without an action is not sent. */
export const googleAdsConversions = z.object({
  customerId: z.string().regex(/^\d{10}$/, 'the customer id has 10 digits, without hyphens'),
  lead: conversionAction,
  testDrive: conversionAction,
  reservation: conversionAction,
  sale: conversionAction,
});
export type GoogleAdsConversions = z.output<typeof googleAdsConversions>;

/** A Meta dataset or pixel. */
export const META_DATASET_ID = /^\d{5,20}$/;

import type { Namespace } from '@forecourt/lib/platform/language/messages';

/** The texts of forms in dialogs, which load with their script. */
export const FORM_TEXTS: readonly Namespace[] = [
  'forms',
  'fields',
  'callBackField',
  'placeField',
  'enquiry',
  'formDialog',
  'finance',
  'financeJourney',
  'testDrive',
  'price',
  'law',
];

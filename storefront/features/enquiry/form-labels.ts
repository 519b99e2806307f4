import type { FormKind } from '@forecourt/lib/leads/form-kinds';

export interface FormTexts {
  title: string;
  send: string;
  message: string;
}

/** Labels of each form. A form on a page receives only its own, with its setup. */
export const FORM_LABELS: Record<FormKind, FormTexts> = {
  enquiry: { title: 'Enquire', send: 'Send enquiry', message: 'Comments' },
  quickEnquiry: { title: 'Quick Enquiry', send: 'Send enquiry', message: 'Comments' },
  testDrive: { title: 'Book a Test Drive', send: 'Request test drive', message: 'Anything we should know?' },
  similar: { title: 'Find Me Something Similar', send: 'Send request', message: 'Comments' },
  photo: { title: 'Request more photos', send: 'Request photos', message: 'What would you like to see?' },
  finance: { title: 'Finance Enquiry', send: 'Send finance enquiry', message: 'Comments' },
  service: { title: 'Book a Service', send: 'Request booking', message: 'Anything we should know?' },
  parts: { title: 'Request a part', send: 'Send parts enquiry', message: 'Anything we should know?' },
  fleet: { title: 'Fleet enquiry', send: 'Send enquiry', message: 'What do you need?' },
  careers: { title: 'Apply', send: 'Send application', message: 'About yourself' },
  tradeIn: { title: 'Value my car', send: 'Send', message: 'Anything we should know?' },
};

import type { TextFault } from './sms.ts';
import type { MailFault } from './smtp.ts';

export interface Faults {
  mail: MailFault;
  /** The one address whose mail it meets; empty: everybody's. */
  mailTo: string;
  text: TextFault;
}

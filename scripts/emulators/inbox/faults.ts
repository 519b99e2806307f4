import type { MailFault } from './smtp.ts';
import type { TextFault } from './texts.ts';

export interface Faults {
  mail: MailFault;
  /** The one address whose mail it meets; empty: everybody's. */
  mailTo: string;
  text: TextFault;
}

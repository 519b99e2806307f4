import type { TextFault } from './sms.ts';
import type { MailFault } from './smtp.ts';

export interface Faults {
  mail: MailFault;
  /** Limits the fault to mail for this address. Empty applies it to all mail. */
  mailTo: string;
  text: TextFault;
}

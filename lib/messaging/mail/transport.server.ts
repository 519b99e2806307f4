import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Ending } from '../../platform/network/breaker.server.ts';
import { callVendor } from '../../platform/network/vendor.server.ts';
import { CannotBeStoppedError, isMarketing, type MailName } from '../message-kinds.ts';

/** One mail, ready to go. */
export interface Mail {
  name: MailName;
  /** Shown as the sender's name; the address is the installation's own. */
  fromName: string;
  to: readonly string[];
  replyTo?: readonly string[];
  subject: string;
  /** Absent for a mail that programs read. */
  html?: string;
  text: string;
  /** The same for every attempt, so that a receiver can tell a mail that came twice. */
  messageId: string;
  /** Where the addressee stops mails of this sort, by a page or in one click of their mail program (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
  /** Files that go along with it. */
  files?: readonly MailFile[];
  /** Pictures that the HTML shows as `cid:<name>`. */
  pictures?: readonly { name: string; type: 'image/png' | 'image/jpeg'; content: Uint8Array }[];
}

/** A file that goes with a mail. */
export interface MailFile {
  name: string;
  /** Its media type, with parameters. */
  type: string;
  content: Uint8Array | string;
}

export interface MailSender {
  /**
   * @throws nodemailer's error, see `isRefused`; VendorAwayError while the mail server keeps failing; CannotBeStoppedError for
   * marketing without a link to stop it
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** How long a mail server may take over any one step, in milliseconds; for a whole mail it has the vendor's limit. */
const STEP_MS = 15_000;

/**
 * A sender over SMTP. A mail is not repeated here, since it may have been taken: the outbox tries again later, under the same
 * Message-ID.
 * @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the start
 * @param from the address mails come from; its domain is the one that SPF and DKIM are set up for
 */
export function smtpSender({
  url,
  from,
  stepMs = STEP_MS,
}: {
  url: string;
  from: string;
  stepMs?: number;
}): MailSender {
  const transport = createTransport({
    url,
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    // Nothing of a mail may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({
      name: mailName,
      fromName,
      to,
      replyTo,
      unsubscribeUrl,
      pictures = [],
      files = [],
      ...rest
    }) => {
      if (isMarketing(mailName) && !unsubscribeUrl) throw new CannotBeStoppedError(mailName);
      const message: SendMailOptions = {
        ...rest,
        from: { name: fromName, address: from },
        to: [...to],
        ...(replyTo?.length ? { replyTo: [...replyTo] } : {}),
        attachments: [
          ...pictures.map(({ name, type, content }) => ({
            filename: `${name}.${type.slice(6)}`,
            cid: name,
            contentType: type,
            content: Buffer.from(content),
            contentDisposition: 'inline' as const,
          })),
          ...files.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: typeof content === 'string' ? content : Buffer.from(content),
            contentDisposition: 'attachment' as const,
          })),
        ],
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      };
      await callVendor('smtp', (signal) => transport.sendMail({ ...message, signal }), {
        endingOf: endingOfMail,
      });
    },
    close: () => transport.close(),
  };
}

/** Whether a mail server refused the mail for good, so that trying again is no use. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode === undefined || (responseCode >= 500 && responseCode < 600));
}

/** Nodemailer's codes for an answer about one mail, and for a mail that could not be put together. */
const OF_THE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);
const OF_OURS: ReadonlySet<string> = new Set(['ESTREAM', 'EFILEACCESS', 'EURLACCESS', 'ECONFIG']);
/** The reply of a server that is closing (RFC 5321), to whichever command. */
const CLOSING = 421;

/** A mail that the server refuses, for now or for good, shows that the server works. */
function endingOfMail(error: unknown): Ending | null {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  // The vendor's time limit ends it by a signal.
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  if (OF_OURS.has(code)) return null;
  return OF_THE_MAIL.has(code) && responseCode !== CLOSING ? 'ok' : 'failed';
}

/** What went wrong, without the server's own words, which often quote the address. */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, command } = error as Error & {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  return [code ?? error.name, command, responseCode].filter(Boolean).join(' ');
}

import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Ending } from '../../platform/network/breaker.server.ts';
import { callVendor } from '../../platform/network/vendor.server.ts';
import { CannotBeStoppedError, isMarketing, type MailName } from '../message-kinds.ts';

export interface Mail {
  name: MailName;
  /** Display name of the sender; the address is the installation's. */
  fromName: string;
  to: readonly string[];
  replyTo?: readonly string[];
  subject: string;
  /** Omitted for mails read by programs. */
  html?: string;
  text: string;
  /** The same for every attempt, so that receivers detect duplicates. */
  messageId: string;
  /** Message-ID of the mail that it answers. */
  inReplyTo?: string;
  /** Address to which bounces are returned; the sender's otherwise. */
  bounceTo?: string;
  /** Written by a person, so it is not marked as automatic. */
  isPersonal?: boolean;
  /** Unsubscribe URL, for a page and for one-click unsubscribe (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
  files?: readonly MailFile[];
  /** Inline pictures, referenced as `cid:<name>`. */
  pictures?: readonly { name: string; type: 'image/png' | 'image/jpeg'; content: Uint8Array }[];
}

export interface MailFile {
  name: string;
  /** Media type with parameters. */
  type: string;
  content: Uint8Array | string;
}

export interface MailSender {
  /**
   * @throws nodemailer's error, see `isRefused`; VendorAwayError while the mail server keeps failing;
   * CannotBeStoppedError for marketing without an unsubscribe link
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Timeout of each SMTP step in milliseconds. A whole mail has the vendor's time limit. */
const STEP_MS = 15_000;

/** Returns the domain of the sender's address, for the Message-IDs of mails. */
export const mailDomainOf = (from: string): string => from.split('@')[1] ?? 'localhost';

/**
 * Returns an SMTP sender.
 * It does not retry, because the mail may have been accepted: the outbox retries with the same Message-ID.
 * @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the start
 * @param from sender address; SPF and DKIM must be set up for its domain
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
    // Mail content must not make nodemailer read files or fetch URLs.
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
      inReplyTo,
      bounceTo,
      isPersonal = false,
      ...rest
    }) => {
      if (isMarketing(mailName) && !unsubscribeUrl) throw new CannotBeStoppedError(mailName);
      const message: SendMailOptions = {
        ...rest,
        from: { name: fromName, address: from },
        to: [...to],
        ...(replyTo?.length ? { replyTo: [...replyTo] } : {}),
        ...(inReplyTo && { inReplyTo, references: inReplyTo }),
        ...(bounceTo && { envelope: { from: bounceTo, to: [...to] } }),
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
          ...(!isPersonal && {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          }),
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

/** Returns whether the mail server rejected the mail permanently. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode === undefined || (responseCode >= 500 && responseCode < 600));
}

/** Nodemailer's codes for a response about one mail, and for a mail it couldn't compose. */
const MAIL_ERROR_CODES: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);
const OF_OURS: ReadonlySet<string> = new Set(['ESTREAM', 'EFILEACCESS', 'EURLACCESS', 'ECONFIG']);
/** Reply of a server that is shutting down (RFC 5321), to any command. */
const CLOSING_REPLY = 421;

/** A server that rejects a mail, temporarily or permanently, is working. */
function endingOfMail(error: unknown): Ending | null {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  // The vendor's time limit aborts by signal.
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  if (OF_OURS.has(code)) return null;
  return MAIL_ERROR_CODES.has(code) && responseCode !== CLOSING_REPLY ? 'ok' : 'failed';
}

/** Describes a mail error without the server's message, which often quotes the address. */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, command } = error as Error & {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  return [code ?? error.name, command, responseCode].filter(Boolean).join(' ');
}

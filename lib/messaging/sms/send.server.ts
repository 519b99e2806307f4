import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { CannotBeStoppedError, isMarketing, type SmsName } from '../message-kinds.ts';

/** SMS settings: a Twilio account, and the sender's number or name. */
export interface SmsSender {
  /** `https://api.twilio.com`, or an emulator. */
  host: string;
  account: string;
  token: string;
  from: string;
}

export interface SmsMessage {
  name: SmsName;
  /** As `+61412345678`. */
  to: string;
  body: string;
  /** Unsubscribe link in a marketing SMS. */
  stopHref?: string;
  /** Replaces the installation's sender, such as with a site's own number. */
  from?: string;
  /** URL to which Twilio reports the delivery. */
  statusCallback?: string;
}

/** An SMS that was not sent, or may not have been. */
export class TextNotSentError extends Error {
  override name = 'TextNotSentError';
  readonly maybeSent: boolean;
  /** Twilio's error code, if it answered with one. */
  readonly code: number | null;
  constructor(
    message: string,
    maybeSent: boolean,
    { code = null, cause }: { code?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.maybeSent = maybeSent;
    this.code = code;
  }
}

const TWILIO = 'https://api.twilio.com';

/** Returns the configured SMS sender; null disables SMS. */
export const smsSender = (values: {
  TWILIO_HOST?: string | undefined;
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TEXT_FROM?: string | undefined;
}): SmsSender | null => {
  const {
    TWILIO_HOST: host = TWILIO,
    TWILIO_ACCOUNT_SID: account,
    TWILIO_AUTH_TOKEN: token,
    TEXT_FROM: from,
  } = values;
  return account && token && from ? { host, account, token, from } : null;
};

/** URL of the account's messages, to send or list them. */
export const accountAddress = ({ host, account }: SmsSender): string =>
  `${host}/2010-04-01/Accounts/${account}/Messages.json`;

export const authorization = ({ account, token }: Pick<SmsSender, 'account' | 'token'>): string =>
  `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

/**
 * Sends an SMS with Twilio's REST API (`POST /2010-04-01/Accounts/{sid}/Messages.json`).
 * @param patienceMs timeout
 * @returns Twilio's id of the message; null if its answer has none
 * @throws TextNotSentError, whose message has Twilio's code but neither text nor number; CannotBeStoppedError
 * for marketing without an unsubscribe link
 */
export async function sendSms(
  sender: SmsSender,
  { name, to, body, stopHref, from = sender.from, statusCallback }: SmsMessage,
  patienceMs: number,
): Promise<string | null> {
  if (isMarketing(name) && !(stopHref && body.includes(stopHref))) throw new CannotBeStoppedError(name);
  const answer = await vendorFetch('twilio')(accountAddress(sender), {
    method: 'POST',
    headers: { authorization: authorization(sender) },
    body: new URLSearchParams({
      To: to,
      From: from,
      Body: body,
      ...(statusCallback && { StatusCallback: statusCallback }),
    }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    const late = error instanceof Error && error.name === 'TimeoutError';
    const maybeSent = late || isCutOff(error);
    throw new TextNotSentError(late ? 'no answer in time' : 'the service is unreachable', maybeSent, {
      cause: error,
    });
  });
  const { sid, code } = ((await answer.json().catch(() => null)) ?? {}) as { sid?: unknown; code?: unknown };
  if (answer.ok) return typeof sid === 'string' ? sid : null;
  const number = Number(code) || null;
  throw new TextNotSentError(`status ${answer.status}, code ${number ?? 'none'}`, false, { code: number });
}

/** Returns whether the connection ended after the request may have arrived. */
function isCutOff(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';
}

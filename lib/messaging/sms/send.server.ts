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
}

/** An SMS that was not sent, or may not have been. */
export class TextNotSentError extends Error {
  override name = 'TextNotSentError';
  readonly maybeSent: boolean;
  constructor(message: string, maybeSent: boolean) {
    super(message);
    this.maybeSent = maybeSent;
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

export const authorization = ({ account, token }: SmsSender): string =>
  `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

/**
 * Sends an SMS with Twilio's REST API (`POST /2010-04-01/Accounts/{sid}/Messages.json`).
 * @param patienceMs timeout
 * @throws TextNotSentError, whose message has Twilio's code but neither text nor number; CannotBeStoppedError
 * for marketing without an unsubscribe link
 */
export async function sendSms(
  sender: SmsSender,
  { name, to, body, stopHref }: SmsMessage,
  patienceMs: number,
): Promise<void> {
  if (isMarketing(name) && !(stopHref && body.includes(stopHref))) throw new CannotBeStoppedError(name);
  const answer = await vendorFetch('twilio')(accountAddress(sender), {
    method: 'POST',
    headers: { authorization: authorization(sender) },
    body: new URLSearchParams({ To: to, From: sender.from, Body: body }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new TextNotSentError(late ? 'no answer in time' : 'the service is unreachable', late);
  });
  if (answer.ok) return void answer.body?.cancel();
  const { code } = ((await answer.json().catch(() => null)) ?? {}) as { code?: unknown };
  throw new TextNotSentError(`status ${answer.status}, code ${Number(code) || 'none'}`, false);
}

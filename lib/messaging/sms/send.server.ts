import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { CannotBeStoppedError, isMarketing, type TextName } from '../message-kinds.ts';

/** How texts are sent: an account of Twilio, and the number or name they come from. */
export interface TextSender {
  /** `https://api.twilio.com`, or where a local service stands in for it. */
  host: string;
  account: string;
  token: string;
  from: string;
}

export interface TextMessage {
  name: TextName;
  /** As `+61412345678`. */
  to: string;
  body: string;
  /** The link in a marketing text that stops it. */
  stopHref?: string;
}

/** A text that did not go out, or of which nobody can say whether it did. */
export class TextNotSentError extends Error {
  override name = 'TextNotSentError';
  /** Whether it may have gone out all the same. */
  readonly maybeSent: boolean;
  constructor(message: string, maybeSent: boolean) {
    super(message);
    this.maybeSent = maybeSent;
  }
}

const TWILIO = 'https://api.twilio.com';

/** The sender that the environment names; null where none is set up, and then no text can be sent. */
export const textSender = (values: {
  TWILIO_HOST?: string | undefined;
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TEXT_FROM?: string | undefined;
}): TextSender | null => {
  const {
    TWILIO_HOST: host = TWILIO,
    TWILIO_ACCOUNT_SID: account,
    TWILIO_AUTH_TOKEN: token,
    TEXT_FROM: from,
  } = values;
  return account && token && from ? { host, account, token, from } : null;
};

/** Where the account's texts are, to send one or to read which were sent. */
export const accountAddress = ({ host, account }: TextSender): string =>
  `${host}/2010-04-01/Accounts/${account}/Messages.json`;

export const authorization = ({ account, token }: TextSender): string =>
  `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

/**
 * Sends a text by Twilio's REST API (`POST /2010-04-01/Accounts/{sid}/Messages.json`).
 * @param patienceMs how long the service may think
 * @throws TextNotSentError; its message has the service's code and nothing of the text or the number. CannotBeStoppedError for
 * marketing without a link to stop it
 */
export async function sendText(
  sender: TextSender,
  { name, to, body, stopHref }: TextMessage,
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
    throw new TextNotSentError(late ? 'no answer in time' : 'the service cannot be reached', late);
  });
  if (answer.ok) return void answer.body?.cancel();
  const { code } = ((await answer.json().catch(() => null)) ?? {}) as { code?: unknown };
  throw new TextNotSentError(`status ${answer.status}, code ${Number(code) || 'none'}`, false);
}

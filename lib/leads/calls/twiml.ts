import { escapeHtml } from '../../messaging/mail/layout.ts';

/** Seconds that the location's phone rings. Twilio adds up to five. */
const RING_SECONDS = 20;

const responseOf = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`;

/**
 * Returns TwiML that connects a caller with the location.
 * @param action URL that Twilio calls when the connection ends
 */
export const dialTwiml = (to: string, action: string): string =>
  responseOf(
    `<Dial timeout="${RING_SECONDS}" answerOnBridge="true" action="${escapeHtml(action)}" method="POST"><Number>${escapeHtml(to)}</Number></Dial>`,
  );

/** Returns TwiML that says a sentence and hangs up. */
export const sayTwiml = (sentence: string): string =>
  responseOf(`<Say language="en-AU">${escapeHtml(sentence)}</Say><Hangup/>`);

export const emptyTwiml = (): string => responseOf('');

/** Answers that stop messages, and those that allow them again, as carriers and Twilio define them. */
const STOP = new Set([
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'optout',
  'opt out',
  'revoke',
]);
const START = new Set(['start', 'unstop', 'yes']);

/**
 * Returns whether a message stops or restarts messages. Only a message that is nothing else counts:
 * 'Please cancel my booking' is for staff.
 */
export function stopWord(text: string): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s.!,'"“”]+/g, ' ')
    .trim();
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : null;
}

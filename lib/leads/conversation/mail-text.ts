import EmailReplyParser from 'email-reply-parser';
import { TEXT_LIMITS } from './limits.ts';

const parser = new EmailReplyParser();

/**
 * Returns what somebody wrote in a mail, without the quoted mail and the signature. A mail that seems to be
 * nothing but quotes is returned whole, so that no answer is lost.
 */
export function writtenText(mail: string): string {
  const whole = mail.replace(/\r\n?/g, '\n').trim();
  // The parser reads line by line; a mail of many megabytes would keep it busy.
  const written = parser
    .read(whole.slice(0, TEXT_LIMITS.email * 2))
    .getVisibleText()
    .trim();
  return (written || whole).slice(0, TEXT_LIMITS.email);
}

/** Elements that nobody reads, and the quoted mail. */
const LEFT_OUT = /<(\/?)(style|script|head|blockquote)\b[^<>]*>/gi;

/** Removes elements that are not part of what was written, in one pass; one that never ends is kept. */
function withoutElements(html: string): string {
  let [kept, from, depth] = ['', 0, 0];
  let element: string | null = null;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(LEFT_OUT)) {
    if (element === null && !slash) {
      kept += html.slice(from, index);
      [element, from, depth] = [name.toLowerCase(), index, 1];
    } else if (element === name.toLowerCase()) {
      depth += slash ? -1 : 1;
      if (depth === 0) [element, from] = [null, index + tag.length];
    }
  }
  return kept + html.slice(from);
}

/** Returns the text of an HTML mail, for mails without a text part. Takes linear time, because anyone can write one. */
export const textOfHtml = (html: string): string =>
  withoutElements(html)
    .replace(/<br\s*\/?>|<\/(p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

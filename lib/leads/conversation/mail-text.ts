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
    .read(whole.slice(0, TEXT_LIMITS.email * 4))
    .getVisibleText()
    .trim();
  return (written || whole).slice(0, TEXT_LIMITS.email);
}

/** Returns the text of an HTML mail, for mails without a text part. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<blockquote\b[\s\S]*<\/blockquote>/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

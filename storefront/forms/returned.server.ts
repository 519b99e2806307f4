import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseJson } from '@forecourt/lib/request/body';
import { cutText } from '@forecourt/lib/text/clean';
import { text } from '@forecourt/lib/text/schema';
import { z } from 'zod';
import { cookie, isSecure } from '@/site/cookies.server.ts';
import type { Answers, ReturnedForm } from './answers.ts';

// What was typed into a form that a browser without script sends, on its way back to the form: compressed, in
// cookies that no script can read, sent to that page alone and gone after ten minutes. An address would keep it in
// histories and logs; our database would keep it of people who never sent anything.

const COOKIES = ['form', 'form-2', 'form-3'] as const;
/** Of one cookie; browsers take 4,096 bytes with its name and attributes. */
const COOKIE_LENGTH = 3_500;
const SECONDS = 600;
/** An enquiry with every field full is half of it. */
const LONGEST_TEXT = 32 * 1024;
/** The longest form has half as many fields. */
const MOST_NAMES = 30;

const answersSchema = z.record(z.string(), text(LONGEST_TEXT));

const attributes = (request: Request, page: string, seconds: number) => ({
  path: page.replace(/[?#].*$/, ''),
  seconds,
  secure: isSecure(request),
});

/** The cookies that bring what was typed back to the form's page. */
export function keepAnswers(request: Request, page: string, answers: Answers): string[] {
  const packed = packAnswers(answers);
  return COOKIES.map((name, index) => {
    const piece = packed.slice(index * COOKIE_LENGTH, (index + 1) * COOKIE_LENGTH);
    return cookie(name, piece, attributes(request, page, piece ? SECONDS : 0));
  });
}

/** The cookies that forget it once the form was taken. */
export const forgetAnswers = (request: Request, page: string): string[] =>
  COOKIES.map((name) => cookie(name, '', attributes(request, page, 0)));

/** In place of the names of problems: nothing is wrong, what was typed only waited while somebody signed in. */
export const NO_PROBLEMS = 'none';

/** A form as it came back to its page, by the cookies and the address of the request. */
export function returnedForm(
  cookies: { get(name: string): { value: string } | undefined },
  problems: string | string[] | undefined,
): ReturnedForm {
  const names = String(Array.isArray(problems) ? problems[0] : (problems ?? ''))
    .split('.')
    .filter(Boolean)
    .slice(0, MOST_NAMES);
  if (names.length === 0) return { problems: [], answers: null };
  return {
    problems: names.filter((name) => name !== NO_PROBLEMS),
    answers: unpackAnswers(COOKIES.map((name) => cookies.get(name)?.value ?? '').join('')),
  };
}

/** Answers as cookies carry them; the longest ones are cut until they fit, which no language people write needs. */
export function packAnswers(answers: Answers): string {
  let keptAnswers = Object.fromEntries(Object.entries(answers).slice(0, MOST_NAMES));
  for (let most = LONGEST_TEXT; ; most = Math.floor(most * 0.8)) {
    keptAnswers = Object.fromEntries(
      Object.entries(keptAnswers).map(([name, value]) => [name, cutText(value, most)]),
    );
    const packed = deflateRawSync(JSON.stringify(keptAnswers)).toString('base64url');
    if (packed.length <= COOKIES.length * COOKIE_LENGTH) return packed;
    if (most === 0) return '';
  }
}

/** The answers that cookies carry; null for anything else. */
export function unpackAnswers(packed: string): Answers | null {
  if (!packed) return null;
  try {
    const json = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: 4 * LONGEST_TEXT });
    return answersSchema.safeParse(parseJson(json.toString())).data ?? null;
  } catch {
    return null;
  }
}

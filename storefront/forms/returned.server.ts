import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseJson } from '@forecourt/lib/platform/request/body';
import { cutText } from '@forecourt/lib/platform/text/clean';
import { text } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import { cookie, isSecure } from '@/site/cookies.server.ts';
import type { Answers, ReturnedForm } from './answers.ts';

// Without scripts, submitted values are returned in compressed HttpOnly cookies, sent only to the form's page
// for ten minutes. In a URL they would end up in histories and logs; in our database we would store data that
// was never submitted.

const COOKIES = ['form', 'form-2', 'form-3'] as const;
/** The longest cookie value; browsers allow 4,096 bytes with name and attributes. */
const COOKIE_LENGTH = 3_500;
const SECONDS = 600;
/** Twice an enquiry with every field full. */
const LONGEST_TEXT = 32 * 1024;
/** Twice as many fields as the longest form. */
const MOST_NAMES = 30;

const answersSchema = z.record(z.string(), text(LONGEST_TEXT));

const attributes = (request: Request, page: string, seconds: number) => ({
  path: page.replace(/[?#].*$/, ''),
  seconds,
  secure: isSecure(request),
});

/** Returns the cookies that bring the values back to the form's page. */
export function answerCookies(request: Request, page: string, answers: Answers): string[] {
  const packedAnswers = packAnswers(answers);
  return COOKIES.map((name, index) => {
    const piece = packedAnswers.slice(index * COOKIE_LENGTH, (index + 1) * COOKIE_LENGTH);
    return cookie(name, piece, attributes(request, page, piece ? SECONDS : 0));
  });
}

export const forgetAnswers = (request: Request, page: string): string[] =>
  COOKIES.map((name) => cookie(name, '', attributes(request, page, 0)));

/** In the URL in place of field names if nothing is invalid and the values only waited for sign-in. */
export const NO_PROBLEMS = 'none';

/** Returns the form to show again, from the request's cookies and URL. */
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

/** Packs values for cookies. Cuts the longest ones if they do not fit, which our forms never reach. */
export function packAnswers(answers: Answers): string {
  let keptAnswers = Object.fromEntries(Object.entries(answers).slice(0, MOST_NAMES));
  for (let most = LONGEST_TEXT; ; most = Math.floor(most * 0.8)) {
    keptAnswers = Object.fromEntries(
      Object.entries(keptAnswers).map(([name, value]) => [name, cutText(value, most)]),
    );
    const packedAnswers = deflateRawSync(JSON.stringify(keptAnswers)).toString('base64url');
    if (packedAnswers.length <= COOKIES.length * COOKIE_LENGTH) return packedAnswers;
    if (most === 0) return '';
  }
}

/** Unpacks values from cookies; null if invalid. */
export function unpackAnswers(cookieText: string): Answers | null {
  if (!cookieText) return null;
  try {
    const json = inflateRawSync(Buffer.from(cookieText, 'base64url'), { maxOutputLength: 4 * LONGEST_TEXT });
    return answersSchema.safeParse(parseJson(json.toString())).data ?? null;
  } catch {
    return null;
  }
}

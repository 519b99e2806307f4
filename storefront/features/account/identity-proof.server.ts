import { proveByCode } from '@forecourt/lib/accounts/code-sign-in.server';
import { phoneAwaitingCode } from '@forecourt/lib/accounts/codes.server';
import { hasFreshProof } from '@forecourt/lib/accounts/session.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { databasePool } from '@forecourt/lib/platform/database/client.server';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';
import type { ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { codeCookie, codeToken, forgetCode, sessionToken } from '@/site/session-cookies.server.ts';
import { NO_PHONE_TEXT, type ProofField } from './account-forms.ts';
import { localPhone } from './awaiting-phone.server.ts';
import { codeOf, WRONG_CODE_TEXT } from './fields.ts';
import { textCode } from './text-code.server.ts';

interface ProofCall {
  site: Site;
  shopper: Shopper;
  pool: ReturnType<typeof databasePool>;
}

export type ProofReply = ServerReply & { cookies?: string[] };

/**
 * Requires a signed-in shopper to confirm their identity, unless they did so within five minutes: sends a
 * code to the account's phone, and the form is submitted again with it.
 * @param field the form's field for the code
 * @returns null once confirmed; otherwise the response
 * @throws the database's error
 */
export async function requireProof(
  request: Request,
  { site, shopper: { userId, phone }, pool }: ProofCall,
  answers: Answers,
  field: ProofField,
): Promise<ProofReply | null> {
  const codeSentText = () =>
    translatorOf(handlerLanguage() ?? ENGLISH, 'account')('codeSent', { phone: localPhone(phone ?? '') });
  const token = sessionToken(request.headers) ?? '';
  if (await hasFreshProof(pool, { siteSlug: site.slug, token })) return null;
  if (!phone) return { error: new ApiError('forbidden', NO_PHONE_TEXT) };
  const needsCode = (text: string): ProofReply => ({ problems: { [field]: text }, isProofNeeded: true });
  const code = codeOf(answers[field] ?? '');
  const requestToken = codeToken(request.headers);
  if (code) {
    const isProven =
      requestToken !== null &&
      (await proveByCode(pool, {
        siteSlug: site.slug,
        phone,
        code,
        requestToken,
        userId,
        sessionToken: token,
      }));
    log.info({ site: site.slug, isProven }, 'identity_confirmed');
    return isProven ? null : needsCode(WRONG_CODE_TEXT);
  }
  const textedCode = await textCode(site, request, { phone, details: null });
  if ('requestToken' in textedCode)
    return {
      ...needsCode(codeSentText()),
      cookies: [codeCookie(request, textedCode.requestToken)],
    };
  // A code was already sent, to another tab or before a reload.
  const isAwaited =
    textedCode.error.code === 'rate_limit' &&
    requestToken !== null &&
    (await phoneAwaitingCode(pool, { siteSlug: site.slug, requestToken })) === phone;
  return isAwaited ? needsCode(codeSentText()) : textedCode;
}

/** Returns a cookie that clears the code request, once the form has succeeded. */
export const forgetProof = forgetCode;

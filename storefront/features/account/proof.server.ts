import { phoneAwaitingCode } from '@forecourt/lib/accounts/codes.server';
import { hasFreshProof } from '@forecourt/lib/accounts/session.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { proveByCode } from '@forecourt/lib/accounts/verify.server';
import type { databasePool } from '@forecourt/lib/platform/database/client.server';
import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';
import type { ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { codeCookie, codeToken, forgetCode, sessionToken } from '@/site/session-cookies.server.ts';
import { localPhone } from './awaiting.server.ts';
import { codeOf, TOO_MANY_TEXT, WRONG_CODE_TEXT } from './fields.ts';
import { codeSentText, NO_PHONE_TEXT, type ProofField } from './own-account.ts';
import { textCode } from './text-code.server.ts';

/** Who sends a form that needs a fresh proof. */
interface ProofCall {
  site: Site;
  shopper: Shopper;
  pool: ReturnType<typeof databasePool>;
}

/** Why a form is not taken yet, with the cookies of the answer. */
export type ProofReply = ServerReply & { cookies?: string[] };

/**
 * Asks whoever is signed in to prove who they are, unless they have within five minutes: a code is texted to the phone of the account,
 * and the form is sent again with it. Then it goes on with what it was about.
 * @param field where the form has the code
 * @returns null once it is proven; otherwise what to answer
 * @throws the database's error
 */
export async function askForProof(
  request: Request,
  { site, shopper: { userId, phone }, pool }: ProofCall,
  answers: Answers,
  field: ProofField,
): Promise<ProofReply | null> {
  const token = sessionToken(request.headers) ?? '';
  if (await hasFreshProof(pool, { siteSlug: site.slug, token })) return null;
  if (!phone) return { error: NO_PHONE_TEXT, status: 403 };
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
    log.info({ site: site.slug, isProven }, 'somebody proved who they are by a code');
    return isProven ? null : needsCode(WRONG_CODE_TEXT);
  }
  const textedCode = await textCode(site, request, { phone, details: null });
  if ('requestToken' in textedCode)
    return {
      ...needsCode(codeSentText(localPhone(phone))),
      cookies: [codeCookie(request, textedCode.requestToken)],
    };
  // A code is on its way already: the page was loaded again, or another tab asked for it.
  const isAwaited =
    textedCode.error === TOO_MANY_TEXT &&
    requestToken !== null &&
    (await phoneAwaitingCode(pool, { siteSlug: site.slug, requestToken })) === phone;
  return isAwaited ? needsCode(codeSentText(localPhone(phone))) : textedCode;
}

/** The cookie that the code was for, once the form went on. */
export const forgetProof = forgetCode;

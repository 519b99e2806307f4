'use client';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import type { QuoteChoice } from '@forecourt/lib/leads/finance-quote/quote-choice';
import { SIGN_IN_PATH } from '@forecourt/lib/sites/account-paths';
import { useId, useState } from 'react';
import { sendCode } from '@/features/account/send-code.client.ts';
import { LEADS_PATH } from '@/features/enquiry/setup.ts';
import { readStored } from '@/features/enquiry/store.client.ts';
import { contactOf, parseStored } from '@/features/enquiry/store.ts';
import type { Answers, Problems } from '@/forms/answers.ts';
import type { Reply } from '@/forms/send.client.ts';
import { useForm } from '@/forms/use-form.client.ts';
import { keepDraft, readDraft } from './draft.client.ts';
import { detailsProblems } from './fields.ts';
import { ADVANCE_FAILED_TEXT } from './finance-messages.ts';
import { sendApplication, verifyCode } from './send-application.client.ts';
import type { JourneySetup } from './setup.ts';

/** Keeps the form open, now with the code field. */
const READY: Reply = { stay: true };

export interface DetailsCallbacks {
  onVerified: () => void;
  onFailed: () => void;
  onTaken: (redirectUrl: string) => void;
}

/**
 * The form of the last step (QUOTE-53 to QUOTE-57): the first submit sends a code, the next one verifies
 * it, then lead and customer are created together. A shopper signed in with this phone needs no code.
 */
export function useDetails(setup: JourneySetup, choice: QuoteChoice, moments: DetailsCallbacks) {
  const { siteSlug, car: vehicle } = setup.form;
  const idPrefix = `${useId()}-`;
  const [draft] = useState(() => readDraft(siteSlug, setup.limits));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [verifiedPhone, setVerifiedPhone] = useState(() => internationalMobile(setup.shopper?.phone ?? ''));

  const textCode = async (answers: Answers, phone: string): Promise<Reply> => {
    const { name = '', last_name = '', email = '' } = answers;
    const reply = await sendCode({
      phone,
      first_name: name,
      last_name,
      email,
      page: SIGN_IN_PATH,
      website_slug: siteSlug,
    });
    if ('problems' in reply) return { problems: withNameProblem(reply.problems) };
    if (!('outcome' in reply)) return reply;
    setSentTo(phone);
    return READY;
  };

  const advance = async (answers: Answers): Promise<Reply | null> => {
    const phone = internationalMobile(answers.phone ?? '') ?? '';
    if (phone !== verifiedPhone) {
      if (phone !== sentTo) return textCode(answers, phone);
      const refusal = await verifyCode(phone, answers.code ?? '');
      if (refusal) return refusal;
      setVerifiedPhone(phone);
    }
    moments.onVerified();
    const outcome = await sendApplication({ setup, token: draft.token, choice, answers, phone });
    if ('error' in outcome) {
      moments.onFailed();
      return outcome;
    }
    keepDraft(siteSlug, null);
    moments.onTaken(outcome.redirectUrl);
    return null;
  };

  const form = useForm({
    action: LEADS_PATH,
    check: (answers) => detailsProblems(answers, setup, { sentTo, verified: verifiedPhone }),
    texts: { failed: ADVANCE_FAILED_TEXT },
    defaults: { ...shopperAnswers(setup), subscribe: setup.form.rules.optIn?.ticked ? 'on' : '' },
    remembered: () => {
      const user = parseStored(readStored(siteSlug, 'User'));
      // Other forms use one field for both names.
      const { name, last_name } = user ?? {};
      return {
        ...contactOf(user),
        ...(last_name ? { name, last_name } : {}),
        ...shopperAnswers(setup),
        // Under Global Privacy Control a preticked checkbox is not consent.
        ...(navigator.globalPrivacyControl && { subscribe: '' }),
        ...draft.answers,
      } as Answers;
    },
    keep: (answers) => keepDraft(siteSlug, { token: draft.token, answers }),
    // Any failure shows an error and re-enables the button (QUOTE-57, QUOTE-78).
    send: (answers) =>
      advance(answers).catch(() => {
        moments.onFailed();
        return { error: ADVANCE_FAILED_TEXT };
      }),
    idPrefix,
  });
  return { form, vehicle, sentTo, verified: verifiedPhone, textCode };
}

const shopperAnswers = ({ shopper }: JourneySetup): Answers => {
  const answers = Object.entries(shopper ?? {}).filter(([, text]) => text);
  return Object.fromEntries(answers) as Answers;
};

const withNameProblem = ({ first_name, ...others }: Problems): Problems =>
  first_name ? { name: first_name, ...others } : others;

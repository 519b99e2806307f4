'use client';
import { VERIFY_PATH } from '@forecourt/lib/sites/account-paths';
import { useEffect, useState } from 'react';
import type { ShownPhone } from '@/features/phone/phone.ts';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { NOT_RETURNED } from '@/forms/answers.ts';
import { sendAnswers } from '@/forms/send.client.ts';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import type { Along } from './CodeForm.client.tsx';
import { CodeForm } from './CodeForm.client.tsx';
import { DETAIL_NAMES, UNKNOWN_TEXT } from './fields.ts';
import { PhoneForm } from './PhoneForm.client.tsx';
import { useCarriedAnchor } from './use-carried-anchor.client.ts';

/** Progress of the sign-in (AUTH-09 to AUTH-11). */
type SignInStatus = 'default' | 'verificationSent' | 'verificationSubmitted';

interface Props {
  along: Along;
  awaiting: string | null;
  returned: ReturnedForm;
  anotherNumber: string;
  phone: ShownPhone | null;
  submit?: string;
}

const isOfCode = ({ problems, answers }: ReturnedForm) =>
  problems.includes('refused') || problems.includes('token') || 'token' in (answers ?? {});

const TEXTS = ['accountClient'] as const;

/** Sign-in with a mobile number and a one-time code by SMS (AUTH-01). */
export const SignInForm = (props: Props) => (
  <LateTexts namespaces={TEXTS}>
    <Forms {...props} />
  </LateTexts>
);

function Forms({ along: hiddenFields, awaiting, returned, anotherNumber, phone, submit }: Props) {
  const anchor = useCarriedAnchor(hiddenFields.redirect);
  const along = { ...hiddenFields, redirect: hiddenFields.redirect + anchor };
  const ofCode = awaiting !== null && isOfCode(returned);
  const [status, setStatus] = useState<SignInStatus>(awaiting ? 'verificationSent' : 'default');
  const [start, setStart] = useState<Answers>({ phone: awaiting ?? '' });
  const [asksDetails, setAsksDetails] = useState(
    () =>
      !awaiting &&
      DETAIL_NAMES.some((name) => returned.problems.includes(name) || name in (returned.answers ?? {})),
  );
  // A new key resets a form after success, so that its button works again.
  const [round, setRound] = useState(0);
  const isSent = status !== 'default';

  useEffect(() => {
    if (round > 0) document.getElementById(isSent ? 'token' : 'first_name')?.focus();
  }, [round, isSent]);

  const begin = (answers: Answers) => {
    setStart(answers);
    setRound((last) => last + 1);
  };
  return (
    <div className="grid gap-6" data-status={status}>
      <PhoneForm
        key={round}
        along={along}
        start={start}
        returned={ofCode || round > 0 ? NOT_RETURNED : returned}
        asksDetails={asksDetails && !isSent}
        isSent={isSent}
        anotherNumber={anotherNumber + anchor}
        dealerPhone={phone}
        onSent={(answers) => {
          setStatus('verificationSent');
          begin(answers);
        }}
        onUnknown={(answers) => {
          setAsksDetails(true);
          begin(answers);
        }}
      />
      <CodeForm
        key={isSent ? `code-${round}` : 'code'}
        along={along}
        phone={start.phone ?? ''}
        returned={ofCode && round === 0 ? returned : NOT_RETURNED}
        isSent={isSent}
        submit={submit}
        send={async (answers) => {
          setStatus('verificationSubmitted');
          const reply = await sendAnswers(VERIFY_PATH, answers, UNKNOWN_TEXT);
          if ('next' in reply) await recordVerified();
          else setStatus('verificationSent');
          return reply;
        }}
      />
    </div>
  );
}

/** EVENTS-11, before leaving the page. Analytics may not have loaded; sign-in continues without it. */
const recordVerified = () =>
  import('@/analytics/record.client.ts').then(
    ({ record }) => record('codeVerified'),
    () => {},
  );

import { CODE_MINUTES, RESEND_SECONDS } from '@forecourt/lib/accounts/limits';
import { useTranslations } from 'next-intl';

/**
 * Returns the texts of a field for the code that confirms the shopper's identity.
 * @param phone formatted number that the code was sent to
 */
export function useProofTexts(phone: string): { label: string; sent: string; hint: string } {
  const t = useTranslations('passkeys');
  return {
    label: t('code'),
    sent: t('codeSent', { phone }),
    hint: t('codeHint', { phone, minutes: CODE_MINUTES, seconds: RESEND_SECONDS }),
  };
}

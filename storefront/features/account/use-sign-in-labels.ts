import { useTranslations } from 'next-intl';

/** Returns the labels of the sign-in forms' fields by name. */
export function useSignInLabels(): Record<'phone' | 'first_name' | 'last_name' | 'email' | 'token', string> {
  const t = useTranslations('accountClient');
  return {
    phone: t('labels.phone'),
    first_name: t('labels.first_name'),
    last_name: t('labels.last_name'),
    email: t('labels.email'),
    token: t('labels.token'),
  };
}

import { useTranslations } from 'next-intl';
import { ALERT_ACTIONS } from './fields.ts';

/** Explains that email alerts wait for confirmation of the address. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const t = useTranslations('alerts');
  return (
    <form
      method="post"
      action={ALERT_ACTIONS.confirmEmail}
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line p-5"
    >
      <p className="max-w-[36em] wrap-anywhere">
        {t.rich('unconfirmed', { email, strong: (address) => <strong dir="ltr">{address}</strong> })}
      </p>
      <button type="submit" className="btn btn-secondary btn-sm">
        {t('sendLink')}
      </button>
    </form>
  );
}

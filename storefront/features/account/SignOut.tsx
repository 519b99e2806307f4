import { SIGN_OUT_PATH } from '@forecourt/lib/sites/account-paths';
import { useTranslations } from 'next-intl';
import { EVERYWHERE } from './fields.ts';

export function SignOut() {
  const t = useTranslations('account');
  return (
    <div className="flex flex-wrap gap-3">
      <form method="post" action={SIGN_OUT_PATH}>
        <button type="submit" className="btn btn-secondary">
          {t('signOut')}
        </button>
      </form>
      <form method="post" action={SIGN_OUT_PATH}>
        <input type="hidden" name={EVERYWHERE} value="on" />
        <button type="submit" className="btn btn-ghost">
          {t('signOutEverywhere')}
        </button>
      </form>
    </div>
  );
}

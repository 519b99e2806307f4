import type { Passkey } from '@forecourt/lib/accounts/passkeys.server';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { ACCOUNT_ACTIONS } from '@/features/account/account-forms.ts';
import { AddPasskey } from '@/features/passkeys/AddPasskey.client.tsx';
import { timestampText } from '@/features/payments/time.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { garagePage } from './fields.ts';

export function Passkeys({
  site,
  phone,
  passkeys,
  hasPasskey,
}: {
  site: Site;
  phone: string;
  passkeys: readonly Passkey[];
  hasPasskey: boolean;
}) {
  const t = useTranslations('garage');
  const language = useLanguage();
  const { timeZone } = site.settings;
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-lg">{t('account.passkeys')}</h3>
        <p className="mt-1 max-w-[40em] text-ink-muted">{t('account.passkeysText')}</p>
      </div>
      {passkeys.length > 0 && (
        <ul aria-label={t('account.passkeys')} className="divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Icon name="lock" size={20} className="text-ink-subtle" />
              <p className="min-w-0 flex-1 basis-52">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-ink-muted">
                  {t(usedAt ? 'account.lastUsed' : 'account.passkeyAdded', {
                    when: timestampText(usedAt ?? createdAt, timeZone, language),
                  })}
                </span>
              </p>
              <form method="post" action={ACCOUNT_ACTIONS.removePasskey}>
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  className="btn btn-ghost btn-sm"
                  aria-label={t('account.removePasskey', { device: name })}
                >
                  {t('account.remove')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey next={garagePage(site, 'passkeyAdded')} phone={phone} hasPasskey={hasPasskey} />
    </div>
  );
}

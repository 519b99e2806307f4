import type { OwnSession } from '@forecourt/lib/accounts/session.server';
import { formatDate } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { ACCOUNT_ACTIONS, OTHERS } from '@/features/account/account-forms.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';

export function Sessions({ site, sessions }: { site: Site; sessions: readonly OwnSession[] }) {
  const t = useTranslations('garage');
  const language = useLanguage();
  const { timeZone } = site.settings;
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-lg">{t('account.devices')}</h3>
        <p className="mt-1 max-w-[40em] text-ink-muted">{t('account.devicesText')}</p>
      </div>
      <ul aria-label={t('account.deviceList')} className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, lastUsedAt, isThis }) => {
          const name = device ?? t('account.unknownDevice');
          const lastUse = t('account.lastUsed', { when: formatDate(lastUsedAt, timeZone, language) ?? '' });
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Icon name="log-in" size={20} className="text-ink-subtle" />
              <p className="min-w-0 flex-1 basis-52">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-ink-muted">
                  {isThis ? t('account.thisDevice') : lastUse}
                </span>
              </p>
              {!isThis && (
                <form method="post" action={ACCOUNT_ACTIONS.signOutDevice}>
                  <input type="hidden" name="id" value={id} />
                  <button
                    type="submit"
                    className="btn btn-ghost btn-sm"
                    aria-label={t('account.signOutDevice', { device: name, lastUse })}
                  >
                    {t('account.signOut')}
                  </button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={ACCOUNT_ACTIONS.signOutDevice}>
          <input type="hidden" name={OTHERS} value="on" />
          <button type="submit" className="btn btn-secondary">
            {t('account.signOutOthers')}
          </button>
        </form>
      )}
    </div>
  );
}

import type { Passkey } from '@forecourt/lib/accounts/passkeys.server';
import type { OwnSession } from '@forecourt/lib/accounts/session.server';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { ACCOUNT_DATA_PATH } from '@/features/account/account-forms.ts';
import { SignOut } from '@/features/account/SignOut.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Part } from './GarageSection.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';

/**
 * Account settings: signed-in devices, passkeys, data export and account deletion.
 * @param props.phone formatted for reading
 * @param props.hasPasskey whether the account has a passkey for this host
 */
export function Account({
  site,
  phone,
  sessions,
  passkeys,
  hasPasskey,
  returned,
}: {
  site: Site;
  phone: string;
  sessions: readonly OwnSession[];
  passkeys: readonly Passkey[];
  hasPasskey: boolean;
  returned: ReturnedForm;
}) {
  const t = useTranslations('garage');
  return (
    <Part id="account" title={t('account.title')}>
      <div className="grid gap-6">
        <SignOut />
        <Sessions site={site} sessions={sessions} />
        <Passkeys site={site} phone={phone} passkeys={passkeys} hasPasskey={hasPasskey} />
        <p>
          <a href={ACCOUNT_DATA_PATH} download className="more">
            <Icon name="download" size={18} />
            {t('account.download')}
          </a>
          <span className="mt-0.5 block text-sm text-ink-muted">{t('account.downloadText')}</span>
        </p>
        <DeleteAccount phone={phone} hasPasskey={hasPasskey} returned={returned} />
      </div>
    </Part>
  );
}

import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { accountOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { AccountParts, shownPhone } from '@/features/garage/AccountParts.tsx';
import type { AccountContent } from '@/features/garage/content.server.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';

export function AccountPage({
  site,
  shopper,
  content,
  returned,
  done,
}: {
  site: Site;
  shopper: Shopper;
  content: AccountContent;
  returned: ReturnedForm;
  done: string | null;
}) {
  const t = useTranslations('garage');
  const home = useTranslations('ui')('home');
  const { path, name: title } = accountOf(site, useTranslations('pageTitles'));
  const { name, lastName, phone } = shopper;
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb
        crumbs={[
          { name: home, href: '/' },
          { name: title, href: path },
        ]}
      />
      <h1 className="display mt-6">{title}</h1>
      <p className="mt-2 mb-8 text-lg text-ink-muted wrap-anywhere">
        {name && t('hello', { name: [name, lastName].filter(Boolean).join(' ') })}
        {phone && (
          <span dir="ltr" className="numbers">
            {shownPhone(phone)}
          </span>
        )}
      </p>
      {done && (
        <Alert tone="success" className="mb-8">
          {done}
        </Alert>
      )}
      <div className="grid max-w-190 min-w-0 gap-14">
        <AccountParts site={site} shopper={shopper} content={content} returned={returned} />
      </div>
    </main>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkList } from '@/ui/LinkList.client.tsx';
import type { Entry } from './entries.ts';

export function PhoneMenu({
  entries,
  action,
  phone,
}: {
  entries: Entry[];
  action: (Pick<Entry, 'label' | 'lang'> & { href: string }) | null;
  phone: ShownPhone | null;
}) {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="btn btn-ghost btn-icon -me-2"
        aria-label={t('menu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={t('menu')}
        shape="full"
        footer={
          (action || phone) && (
            <div className="grid gap-2">
              {action && (
                <Link href={action.href} lang={action.lang} onClick={close} className="btn btn-primary">
                  {action.label}
                </Link>
              )}
              {phone && <Phone phone={phone} icon={18} className="btn btn-secondary" />}
            </div>
          )
        }
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link inside closes the menu */}
        <nav
          aria-label={t('main')}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) close();
          }}
        >
          {entries.map(({ label, lang, href, lists }) =>
            lists.some(({ length }) => length > 0) ? (
              <Disclosure
                key={label}
                summary={lang ? <span lang={lang}>{label}</span> : label}
                group="drawer"
              >
                <LinkList
                  links={[
                    ...lists.flat().map((line) => ({ label: line.label, href: line.href })),
                    ...(href ? [{ label: t('overview', { label }), href }] : []),
                  ]}
                  lang={lang}
                  linkClass="block py-2.5 ps-4 text-ink-muted"
                />
              </Disclosure>
            ) : (
              href && (
                <Link
                  key={label}
                  href={href}
                  lang={lang}
                  className="flex min-h-12 items-center border-b border-line font-semibold"
                >
                  {label}
                </Link>
              )
            ),
          )}
        </nav>
      </Dialog>
    </div>
  );
}

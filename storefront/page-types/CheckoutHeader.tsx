import type { Site } from '@forecourt/lib/sites/site';
import { headerOf } from '@forecourt/lib/sites/theme-defaults';
import { useTranslations } from 'next-intl';
import { Logo } from '@/layout/Logo.tsx';
import { classes } from '@/ui/classes.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import './checkout.css';

/** The header of a checkout, without menus: the logo, a note that it is secure, and the way back. */
export function CheckoutHeader({ site, back }: { site: Site; back: { href: string; label: string } }) {
  const t = useTranslations('checkout');
  const isDark = headerOf(site) === 'franchise';
  return (
    <header className={classes('checkout-header border-b border-line bg-canvas no-print', isDark && 'dark')}>
      <div className="container flex min-h-16 items-center justify-between gap-4">
        <Logo site={site} height={36} mono={isDark} />
        <p className="ms-auto hidden items-center gap-1.5 text-sm text-ink-muted sm:flex">
          <Icon name="lock" size={16} />
          {t('frame.secure')}
        </p>
        <HardLink href={back.href} className="btn btn-ghost btn-sm shrink-0">
          <Icon name="arrow-left" size={16} className="rtl:-scale-x-100" />
          {back.label}
        </HardLink>
      </div>
    </header>
  );
}

/** The end of a checkout: what a shopper may want to read before paying. */
export function CheckoutFooter({
  site,
  links,
}: {
  site: Site;
  links: readonly { href: string; label: string }[];
}) {
  const t = useTranslations('checkout');
  return (
    <footer className="checkout-footer border-t border-line no-print">
      <div className="container flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 text-sm text-ink-muted">
        <p className="flex items-center gap-1.5">
          <Icon name="lock" size={16} />
          {t('frame.secureBy', { site: site.name })}
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <li key={href}>
              <HardLink
                href={href}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {label}
              </HardLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

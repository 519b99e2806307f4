import { Logo } from '../Logo.tsx';
import type { FooterProps } from '../layout-props.ts';
import { FooterGroups, Legal, MainPlace, Social } from './footer-parts.tsx';

/** Dark and centred: logo and address, then links between hairlines. */
export function PremiumFooter({ site, footer, locations }: FooterProps) {
  return (
    <footer className="premium-footer dark mt-auto pt-section pb-10 no-print">
      <div className="container">
        <div className="premium-footer-mark">
          <Logo site={site} height={48} mono />
          <MainPlace site={site} locations={locations} withPhone className="mt-5 not-italic text-ink-muted" />
          <Social footer={footer} className="mt-3 justify-center" />
        </div>
        <div className="premium-footer-links">
          <FooterGroups footer={footer} />
        </div>
        <Legal footer={footer} site={site} locations={locations} className="pt-8" />
      </div>
    </footer>
  );
}

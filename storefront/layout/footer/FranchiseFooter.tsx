import { Logo } from '../Logo.tsx';
import type { FooterProps } from '../layout-props.ts';
import { FooterGroups, Legal, MainPlace, Social } from './footer-parts.tsx';

/** Dark and sparse: logo, locations, few links, ample white space. */
export function FranchiseFooter({ site, footer, locations }: FooterProps) {
  return (
    <footer className="dark mt-auto pt-section pb-10 no-print">
      <div className="container">
        <div className="grid gap-12 pb-section lg:grid-cols-[1fr_2fr]">
          <div>
            <Logo site={site} height={34} mono />
            <MainPlace
              site={site}
              locations={locations}
              withPhone
              className="mt-5 not-italic text-ink-muted"
            />
            <Social footer={footer} className="mt-3" />
          </div>
          <div className="grid grid-cols-2 gap-x-gap gap-y-8 sm:grid-cols-3">
            <FooterGroups footer={footer} />
          </div>
        </div>
        <Legal footer={footer} site={site} locations={locations} />
      </div>
    </footer>
  );
}

import { addressLine } from '@/features/location/address.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { FooterProps } from '../context.ts';
import { mainLocation, mainPhone } from '../header/contact.ts';
import { Logo } from '../Logo.tsx';
import { FooterGroups, Legal, Social } from './parts.tsx';

/** Dark and sparse: the mark, where we are, few links, much air. */
export function FranchiseFooter({ site, footer, locations }: FooterProps) {
  const main = mainLocation(locations);
  const phone = mainPhone(site, locations);
  return (
    <footer className="dark mt-auto pt-section pb-10 no-print">
      <div className="container">
        <div className="grid gap-12 pb-section lg:grid-cols-[1fr_2fr]">
          <div>
            <Logo site={site} height={34} mono />
            <address className="mt-5 text-ink-muted not-italic">
              {addressLine(main?.address ?? null)}
              {phone && <Phone phone={phone} className="mt-1 block py-1 text-ink hover:underline" />}
            </address>
            <Social footer={footer} className="mt-3" />
          </div>
          <div className="grid grid-cols-2 gap-x-gap gap-y-8 sm:grid-cols-3">
            <FooterGroups footer={footer} />
          </div>
        </div>
        <Legal footer={footer} site={site} />
      </div>
    </footer>
  );
}

import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { normalisePhone, readablePhone } from '@forecourt/lib/platform/text/phone';
import type { Site } from '@forecourt/lib/sites/site';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Account } from './Account.tsx';
import type { AccountContent } from './content.server.ts';
import { DetailsForm } from './DetailsForm.client.tsx';
import { DETAILS_LABELS, returnedTo } from './fields.ts';
import { Part } from './GarageSection.tsx';

export const shownPhone = (phone: string | null): string =>
  phone ? readablePhone(normalisePhone(phone)) : '';

export function AccountParts({
  site,
  shopper: { name, lastName, phone, email, postcode },
  content,
  returned,
}: {
  site: Site;
  shopper: Shopper;
  content: AccountContent;
  returned: ReturnedForm;
}) {
  return (
    <>
      <Part id="details" title="Details">
        <div className="max-w-140">
          <DetailsForm
            defaults={{
              name: name ?? '',
              lastName: lastName ?? '',
              email: email ?? '',
              postcode: postcode ?? '',
            }}
            phone={shownPhone(phone)}
            hasPasskey={content.hasPasskey}
            returned={returnedTo(DETAILS_LABELS, returned)}
          />
        </div>
      </Part>
      <Account site={site} phone={shownPhone(phone)} {...content} returned={returned} />
    </>
  );
}

import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { ENGLISH, LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import { normalisePhone, readablePhone } from '@forecourt/lib/platform/text/phone';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { ReturnedForm } from '@/forms/answers.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { Account } from './Account.tsx';
import type { AccountContent } from './content.server.ts';
import { DetailsForm } from './DetailsForm.client.tsx';
import { DETAILS_FIELDS, returnedTo } from './fields.ts';
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
  const t = useTranslations('garage');
  const { languages } = site.settings;
  const { language, ...accountFacts } = content;
  return (
    <TextsProvider namespaces={[...FORM_TEXTS, 'garageClient', 'passkeys']}>
      <Part id="details" title={t('parts.details')}>
        <div className="max-w-140">
          <DetailsForm
            defaults={{
              name: name ?? '',
              lastName: lastName ?? '',
              email: email ?? '',
              postcode: postcode ?? '',
              // A site may stop offering a language.
              language: languages.find((offered) => offered === language) ?? ENGLISH,
            }}
            languages={
              languages.length === 0
                ? []
                : [ENGLISH, ...languages].map((id) => ({
                    id,
                    name: LANGUAGE_FACTS[id].name,
                    lang: LANGUAGE_FACTS[id].tag,
                  }))
            }
            phone={shownPhone(phone)}
            hasPasskey={content.hasPasskey}
            returned={returnedTo(DETAILS_FIELDS, returned)}
          />
        </div>
      </Part>
      <Account site={site} phone={shownPhone(phone)} {...accountFacts} returned={returned} />
    </TextsProvider>
  );
}

import { type SignInType, signInPath } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Blocks } from '@/blocks/Blocks.tsx';
import { ANOTHER_NUMBER } from '@/features/account/fields.ts';
import { SignInForm } from '@/features/account/SignInForm.client.tsx';
import { signInTexts } from '@/features/account/sign-in-texts.ts';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { PasskeyButton } from '@/features/passkeys/PasskeyButton.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { aroundBlocks } from '@/preview/Editable.tsx';
import type { Noun } from '@/stock/noun.ts';
import { Alert } from '@/ui/Alert.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { CheckoutFooter, CheckoutHeader } from './CheckoutHeader.tsx';
import type { GatedOffer } from './gated-offer.server.ts';

interface Props {
  site: Site;
  /** For people who receive no code. */
  phone: ShownPhone | null;
  type: SignInType;
  /** Paths on this site. */
  redirect: string;
  back: string;
  accountDeleted: boolean;
  /** The formatted phone number that waits for its code in this browser. */
  awaiting: string | null;
  /** Of the site's stock. */
  noun: Noun;
  returned: ReturnedForm;
  /** The offer of the page behind the gate; null if this page has none to show. */
  offer: GatedOffer | null;
}

/**
 * Sign-in by mobile number and one-time code, after what the gated page offers (ROUTE-13, OPEN-028). Before a checkout
 * it has the checkout's header and footer.
 */
export function SignInPage({
  site,
  phone,
  type,
  redirect,
  back,
  accountDeleted,
  awaiting,
  noun,
  returned,
  offer,
}: Props) {
  const t = useTranslations('account');
  const { heading, lead } = signInTexts(type, redirect, noun, t);
  const checkout = useTranslations('checkout');
  const page = signInPath(type, { redirect, back });
  const isCheckout = type === 'checkout';
  const content = (
    <main id="content" data-form data-checkout={isCheckout || undefined}>
      <div className="container pt-8 pb-section">
        {!isCheckout && (
          <HardLink
            href={back}
            className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-muted hover:text-ink"
          >
            <Icon name="arrow-left" size={16} className="rtl:-scale-x-100" />
            {t('back')}
          </HardLink>
        )}
        {accountDeleted && (
          <Alert tone="success" className="mt-4">
            {t('deleted')}
          </Alert>
        )}
        {offer && (
          <section aria-label={offer.title} className="mt-4 mb-12 border-b border-line pb-10">
            <p className="display wrap-anywhere">{offer.title}</p>
            {offer.intro && <p className="mt-3 max-w-[68ch] text-lg text-ink-muted">{offer.intro}</p>}
            {offer.steps.length > 0 && (
              <div className="mt-8">
                <h2 className="mb-5 text-xl">{t('howItWorks')}</h2>
                <NumberedSteps
                  steps={offer.steps.map((step) => ({ key: step.title, ...step }))}
                  className="lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
                />
              </div>
            )}
          </section>
        )}
        <div className="mt-4 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="max-w-120">
            <h1 className="title">{heading}</h1>
            <p className="mt-3 text-lg text-ink-muted">{lead}</p>
            <div className="mt-8 grid gap-6">
              <TextsProvider namespaces={[...FORM_TEXTS, 'accountClient', 'passkeys']}>
                <SignInForm
                  along={{
                    page,
                    redirect,
                    website_slug: site.slug,
                    dealership_slug: site.dealerships[0]?.slug ?? '',
                  }}
                  awaiting={awaiting}
                  returned={returned}
                  phone={phone}
                  anotherNumber={`${page}&${ANOTHER_NUMBER}=1`}
                />
                <PasskeyButton redirect={redirect} />
              </TextsProvider>
            </div>
          </div>
          <aside aria-label={t('about')} className="card p-card lg:mt-2">
            <h2 className="text-lg">{t('noPassword')}</h2>
            <ul className="mt-4 grid gap-4 text-sm">
              <Point icon="message-square">{t('codeByText')}</Point>
              <Point icon="lock">{t('neverAsked', { site: site.name })}</Point>
              <Point icon="shield-check">
                {t.rich('staySignedIn', {
                  a: (policy) => (
                    <HardLink href={PRIVACY_PATH} className="link">
                      {policy}
                    </HardLink>
                  ),
                })}
              </Point>
            </ul>
          </aside>
        </div>
      </div>
      {offer && (
        <Blocks
          headed
          document={offer.page}
          blocks={offer.blocks}
          site={site}
          around={aroundBlocks(offer.page.id)}
        />
      )}
    </main>
  );
  if (!isCheckout) return content;
  return (
    <>
      <CheckoutHeader site={site} back={{ href: back, label: t('back') }} />
      {content}
      <CheckoutFooter site={site} links={[{ href: PRIVACY_PATH, label: checkout('frame.privacy') }]} />
    </>
  );
}

const Point = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-ink-muted" />
    <span>{children}</span>
  </li>
);

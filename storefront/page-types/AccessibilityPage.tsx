import { formatDate } from '@forecourt/lib/platform/text/format';
import { type Conformance, claimsOf } from '@forecourt/lib/sites/accessibility/conformance';
import { REPORT } from '@forecourt/lib/sites/accessibility/report.generated';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Blocks } from '@/blocks/Blocks.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { mainPhone } from '@/layout/header/contact.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Link } from '@/ui/Link.tsx';
import { ACCESSIBILITY_PATH, CONTACT_PATH } from './page-address.ts';

/** Returns the metadata of the accessibility statement, if no editor has written the page. */
export async function accessibilityMetadata(site: Site): Promise<Metadata> {
  const [t, titles] = await Promise.all([getTranslations('accessibility'), getTranslations('pageTitles')]);
  return {
    title: titles('accessibility'),
    description: t('description', { site: site.name }),
    alternates: { canonical: ACCESSIBILITY_PATH },
  };
}

const LEVELS = ['A', 'AA'] as const;

const TONES: Readonly<Record<Conformance, string>> = {
  Supports: 'badge-success',
  'Partially supports': 'badge-warning',
  'Does not support': 'badge-warning',
  'Not applicable': 'badge-neutral',
  'Not evaluated': 'badge-neutral',
};

const VALUES = {
  Supports: 'values.supports',
  'Partially supports': 'values.partly',
  'Does not support': 'values.not',
  'Not applicable': 'values.notApplicable',
  'Not evaluated': 'values.notEvaluated',
} as const satisfies Record<Conformance, string>;

/**
 * The accessibility statement: what was tested and when, the result for each criterion of WCAG 2.2 A and AA
 * in the form of a VPAT, and how to report a barrier. An editor's blocks for this address follow.
 */
export async function AccessibilityPage({ site, page }: { site: Site; page: PageDocument | null }) {
  const [t, titles, ui, language] = await Promise.all([
    getTranslations('accessibility'),
    getTranslations('pageTitles'),
    getTranslations('ui'),
    pageLanguage(),
  ]);
  const title = page?.title ?? titles('accessibility');
  const crumbs = [
    { name: ui('home'), href: '/' },
    { name: title, href: ACCESSIBILITY_PATH },
  ];
  const claims = claimsOf(REPORT);
  const phone = mainPhone(site, await loadLocations(site.slug));
  const tested = REPORT.testedOn && formatDate(REPORT.testedOn, site.settings.timeZone, language);
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={title} intro={t('intro', { site: site.name })} />
      <div className="container grid gap-14 py-section">
        <section aria-labelledby="barriers" className="max-w-[42em]">
          <h2 id="barriers" className="mb-3 text-2xl">
            {t('report.title')}
          </h2>
          <p className="text-ink-muted">{t('report.text')}</p>
          <ul className="mt-4 grid gap-1">
            <li>
              <Link href={CONTACT_PATH} className="link inline-block py-1">
                {t('report.write')}
              </Link>
            </li>
            {phone && (
              <li>
                <Phone phone={phone} className="numbers inline-block py-1 font-semibold hover:underline" />
              </li>
            )}
          </ul>
        </section>
        <section aria-labelledby="tested" className="max-w-[42em]">
          <h2 id="tested" className="mb-3 text-2xl">
            {t('tested.title')}
          </h2>
          <p className="text-ink-muted">
            {t('tested.text', { tests: tested ? t('tested.on', { date: tested }) : t('tested.never') })}
          </p>
        </section>
        {LEVELS.map((level) => (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h2 id={`level-${level}`} className="mb-4 text-2xl">
              {t('level', { level })}
            </h2>
            <table className="w-full border-t border-line text-start">
              <caption className="sr-only">{t('criteria', { level })}</caption>
              <thead>
                <tr className="border-b border-line text-sm text-ink-muted">
                  <th scope="col" className="w-2/5 py-2 pe-4 font-semibold">
                    {t('criterion')}
                  </th>
                  <th scope="col" className="py-2 font-semibold">
                    {t('conformance')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {claims
                  .filter((claim) => claim.level === level)
                  .map(({ number, name, conformance, remark }) => (
                    <tr key={number} className="border-b border-line align-top">
                      <th scope="row" className="py-3 pe-4 font-semibold wrap-anywhere">
                        <bdi lang="en-AU">
                          <span className="numbers">{number}</span> {name}
                        </bdi>
                      </th>
                      <td className="py-3">
                        <span className={`badge ${TONES[conformance]}`}>{t(VALUES[conformance])}</span>
                        <p
                          lang="en-AU"
                          dir="ltr"
                          className="mt-1 text-ink-muted wrap-anywhere rtl:text-right"
                        >
                          {remark}
                        </p>
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
        <p className="max-w-[42em] text-ink-muted">
          {t.rich('complain', {
            link: (words) => (
              <a href="https://humanrights.gov.au/complaints" className="link">
                {words}
              </a>
            ),
          })}
        </p>
      </div>
      {page && (
        <Blocks headed document={page} blocks={page.blocks} site={site} around={aroundBlocks(page.id)} />
      )}
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}

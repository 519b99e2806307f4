import { formatDate } from '@forecourt/lib/platform/text/format';
import { type Conformance, claimsOf } from '@forecourt/lib/sites/accessibility/conformance';
import { REPORT } from '@forecourt/lib/sites/accessibility/report.generated';
import { ACCESSIBILITY_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { Blocks } from '@/blocks/Blocks.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { mainPhone } from '@/layout/header/contact.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { Link } from '@/ui/Link.tsx';
import { ACCESSIBILITY_PATH, CONTACT_PATH } from './page-address.ts';

/** Returns the metadata of the accessibility statement, if no editor has written the page. */
export const accessibilityMetadata = (site: Site): Metadata => ({
  title: ACCESSIBILITY_TITLE,
  description: `How far the website of ${site.name} meets WCAG 2.2 AA, and how to report a barrier.`,
  alternates: { canonical: ACCESSIBILITY_PATH },
});

const LEVELS = ['A', 'AA'] as const;

const TONES: Readonly<Record<Conformance, string>> = {
  Supports: 'badge-success',
  'Partially supports': 'badge-warning',
  'Does not support': 'badge-warning',
  'Not applicable': 'badge-neutral',
  'Not evaluated': 'badge-neutral',
};

/**
 * The accessibility statement: what was tested and when, the result for each criterion of WCAG 2.2 A and AA
 * in the form of a VPAT, and how to report a barrier. An editor's blocks for this address follow.
 */
export async function AccessibilityPage({ site, page }: { site: Site; page: PageDocument | null }) {
  const title = page?.title ?? ACCESSIBILITY_TITLE;
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: ACCESSIBILITY_PATH },
  ];
  const claims = claimsOf(REPORT);
  const phone = mainPhone(site, await loadLocations(site.slug));
  const tested = REPORT.testedOn && formatDate(REPORT.testedOn, site.settings.timeZone);
  return (
    <main id="content">
      <PageHeader
        crumbs={crumbs}
        title={title}
        intro={`${site.name} wants everybody to be able to use this website. Our standard is WCAG 2.2, level AA.`}
      />
      <div className="container grid gap-14 py-section">
        <section aria-labelledby="barriers" className="max-w-[42em]">
          <h2 id="barriers" className="mb-3 text-2xl">
            Report a barrier
          </h2>
          <p className="text-ink-muted">
            Tell us if something on this website does not work for you, or if you need information in another
            form. Name the page and what you wanted to do.
          </p>
          <ul className="mt-4 grid gap-1">
            <li>
              <Link href={CONTACT_PATH} className="link inline-block py-1">
                Write to us
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
            How it is tested
          </h2>
          <p className="text-ink-muted">
            {tested ? `The tests last ran on ${tested}. ` : 'The tests have not run for this version yet. '}
            They check every kind of page with axe, every journey by keyboard and by what screen readers are
            told, pages at 400% zoom, with forced colours, with less motion and in print. Pages that the
            dealer writes can differ.
          </p>
        </section>
        {LEVELS.map((level) => (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h2 id={`level-${level}`} className="mb-4 text-2xl">
              {`Level ${level}`}
            </h2>
            <table className="w-full border-t border-line text-left">
              <caption className="sr-only">{`Success criteria of WCAG 2.2, level ${level}`}</caption>
              <thead>
                <tr className="border-b border-line text-sm text-ink-muted">
                  <th scope="col" className="w-2/5 py-2 pr-4 font-semibold">
                    Criterion
                  </th>
                  <th scope="col" className="py-2 font-semibold">
                    Conformance and remarks
                  </th>
                </tr>
              </thead>
              <tbody>
                {claims
                  .filter((claim) => claim.level === level)
                  .map(({ number, name, conformance, remark }) => (
                    <tr key={number} className="border-b border-line align-top">
                      <th scope="row" className="py-3 pr-4 font-semibold wrap-anywhere">
                        <span className="numbers">{number}</span> {name}
                      </th>
                      <td className="py-3">
                        <span className={`badge ${TONES[conformance]}`}>{conformance}</span>
                        <p className="mt-1 text-ink-muted wrap-anywhere">{remark}</p>
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
        <p className="max-w-[42em] text-ink-muted">
          {'If our answer does not help, you can complain to the '}
          <a href="https://humanrights.gov.au/complaints" className="link">
            Australian Human Rights Commission
          </a>
          .
        </p>
      </div>
      {page && <Blocks headed blocks={page.blocks} site={site} around={aroundBlocks(page.id)} />}
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}

import { fitEntries, fitText } from '@forecourt/lib/inventory/brochure/fit-text';
import { qrPath } from '@forecourt/lib/inventory/brochure/qr';
import type { Sheet } from '@forecourt/lib/inventory/brochure/sheet';
import type { SheetLook } from '@forecourt/lib/inventory/brochure/sheet-look';
import { useTranslations } from 'next-intl';
import { imageUrl } from '@/ui/image.ts';

/** Characters per line in one of two columns, and the lines that fit below a photo and without one. */
const LETTERS = 50;
const LINES = { photo: 6, none: 28 };
/** Lines that the law takes, beyond the space from a lower photo. */
const LAW_LINES = { photo: 2, none: 5 };

/** A vehicle on one A4 page (OPEN-022), for display behind the windscreen. */
export function BrochurePage({ sheet, look }: { sheet: Sheet; look: SheetLook }) {
  const t = useTranslations('vehicle');
  const prices = useTranslations('price');
  const { title, subtitle, price, facts, features, comments, dealer } = sheet;
  const licence = dealer.licence && t('dealerLicence', { number: dealer.licence });
  // With only features or only comments, the text takes both columns.
  const space = sheet.photo ? 'photo' : 'none';
  const height = LINES[space] - (sheet.law ? LAW_LINES[space] : 0);
  const lines = height * (features.length > 0 && comments ? 1 : 2);
  const list = fitEntries(features, lines, (feature) => Math.ceil(feature.length / LETTERS));
  return (
    <main id="content" className="sheet" data-law={sheet.law !== null}>
      <header className="sheet-head">
        {look.logo ? (
          // biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize
          <img src={look.logo.url} alt={look.siteName} width={look.logo.width} height={look.logo.height} />
        ) : (
          <p className="sheet-site">{look.siteName}</p>
        )}
        <p>
          {t.rich('stockNumber', { number: sheet.stockNumber, n: (number) => <bdi dir="ltr">{number}</bdi> })}
        </p>
      </header>
      <Photo sheet={sheet} />
      <div className="sheet-title">
        <div>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <div className="sheet-price">
          <p className={/\d/.test(price.text) ? 'sheet-amount' : 'sheet-words'}>{price.text}</p>
          {(price.type || price.was) && (
            <p>
              {price.type} {price.was && <s>{prices.rich('was', { price: price.was, s: (was) => was })}</s>}
            </p>
          )}
          {sheet.isReserved && <p className="sheet-reserved">{prices('tag.reserved')}</p>}
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="sheet-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="sheet-story">
        {features.length > 0 && (
          <section>
            <h2>{t('sections.features')}</h2>
            <ul>
              {list.map((feature) => (
                <li key={feature} className={features.includes(feature) ? 'sheet-feature' : undefined}>
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
        {comments && (
          <section>
            <h2>{t('sections.dealerComments')}</h2>
            <p>{fitText(comments, lines, LETTERS)}</p>
          </section>
        )}
      </div>
      {sheet.law && (
        <section className="sheet-law">
          <h2>{t('sections.rights')}</h2>
          <dl>
            {sheet.law.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {sheet.law.note && <p>{sheet.law.note}</p>}
        </section>
      )}
      <footer className="sheet-foot">
        <div>
          <p className="sheet-dealer">{dealer.name}</p>
          {dealer.address && <p>{dealer.address}</p>}
          <p>{[dealer.phone, licence].filter(Boolean).join(' · ')}</p>
          <p className="sheet-disclaimer">{sheet.disclaimer}</p>
        </div>
        <Qr url={sheet.url} />
      </footer>
    </main>
  );
}

function Photo({ sheet: { photo, isWhole, title } }: { sheet: Sheet }) {
  // A placeholder makes no sense on paper; the text takes the space.
  if (!photo) return <div className="sheet-no-photo" />;
  const src = imageUrl(photo, { width: 1600, ...(!isWhole && { ratio: 16 / 9 }) });
  // biome-ignore lint/performance/noImgElement: one size, for paper
  return <img className="sheet-photo" data-whole={isWhole} src={src} alt={title} width={1600} height={900} />;
}

function Qr({ url }: { url: string }) {
  const t = useTranslations('vehicle');
  const { size, path } = qrPath(url);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="sheet-qr" role="img" aria-label={t('sheet.qr')}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

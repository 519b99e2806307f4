import { fitting } from '@forecourt/lib/sheet/fitting';
import type { SheetLook } from '@forecourt/lib/sheet/look';
import { qrPath } from '@forecourt/lib/sheet/qr';
import type { Sheet } from '@forecourt/lib/sheet/sheet';
import { imageUrl } from '@/ui/image.ts';

/** What the story has room for on paper, in one of its two columns: lines, and letters on a line. */
const STORY = { lines: 8, letters: 50 };

/** A text that ends with a whole word where it is longer than some lines of a column. */
const cut = (text: string, lines: number) =>
  text.length <= lines * STORY.letters
    ? text
    : `${text.slice(0, lines * STORY.letters).replace(/\s+\S*$/, '')}…`;

/** A vehicle on one page of A4 (OPEN-022): what stands behind the windscreen. */
export function SheetPage({ sheet, look }: { sheet: Sheet; look: SheetLook }) {
  const { title, subtitle, price, facts, features, comments, dealer } = sheet;
  const licence = dealer.licence && `Dealer licence ${dealer.licence}`;
  // Alone, features and comments have both columns.
  const lines = STORY.lines * (features.length > 0 && comments ? 1 : 2);
  const list = fitting(features, lines, (feature) => Math.ceil(feature.length / STORY.letters));
  return (
    <main id="content" className="sheet">
      <header className="sheet-head">
        {look.logo ? (
          // biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize
          <img src={look.logo.url} alt={look.siteName} width={look.logo.width} height={look.logo.height} />
        ) : (
          <p className="sheet-site">{look.siteName}</p>
        )}
        <p>Stock number {sheet.stockNumber}</p>
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
              {price.type} {price.was && <s>Was {price.was}</s>}
            </p>
          )}
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
            <h2>Features</h2>
            <ul>
              {list.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        )}
        {comments && (
          <section>
            <h2>Dealer comments</h2>
            <p>{cut(comments, lines)}</p>
          </section>
        )}
      </div>
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

function Photo({ sheet: { photo, title } }: { sheet: Sheet }) {
  // On paper nothing is on its way: the words get the room.
  if (!photo) return <div className="sheet-no-photo" />;
  const src = imageUrl(photo, { width: 1600, ratio: 16 / 9 });
  // biome-ignore lint/performance/noImgElement: one size, for paper
  return <img className="sheet-photo" src={src} alt={title} width={1600} height={900} />;
}

function Qr({ url }: { url: string }) {
  const { size, path } = qrPath(url);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="sheet-qr"
      role="img"
      aria-label="Code of this vehicle's page"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

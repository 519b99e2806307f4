import type { SheetLook } from '@forecourt/lib/inventory/brochure/look';
import { printable, type Sheet } from '@forecourt/lib/inventory/brochure/sheet';

/** The size that every network shows whole. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

/** The photograph's part of it, nearly in the shape photographs have, so that nothing of the vehicle is cut off. */
export const CARD_PHOTO = { width: 800, height: 630 };

/** Sizes of a title that fits its column, by its length. */
const titleSize = (title: string): number => (title.length > 44 ? 34 : title.length > 24 ? 40 : 46);

/**
 * A vehicle as it stands in somebody's messages: the photograph, what it is, what it costs, whose it is. The drawing
 * library knows flexible boxes and no more, and takes each style inline. For a letter that its fonts have not it would
 * ask a server of others, so there are none.
 * @param props.photo a data address of a picture in the shape of `CARD_PHOTO`
 * @param props.logo a data address of the mark with its size
 */
export function SocialCard({
  sheet,
  look: { siteName, colours },
  photo,
  logo,
}: {
  sheet: Pick<Sheet, 'title' | 'subtitle' | 'price'>;
  look: SheetLook;
  photo: string | null;
  logo: { src: string; width: number; height: number } | null;
}) {
  const [title, subtitle, amount] = [sheet.title, sheet.subtitle ?? '', sheet.price.text].map(printable) as [
    string,
    string,
    string,
  ];
  const priceType = sheet.price.type && printable(sheet.price.type);
  const hasAmount = /\d/.test(amount);
  const scale = logo ? Math.min(300 / logo.width, 64 / logo.height) : 0;
  // Without a photograph the words have the whole card.
  const scaleOfType = photo ? 1 : 1.5;
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours.ground,
        color: colours.ink,
      }}
    >
      <div
        style={{
          ...column,
          width: photo ? SOCIAL_CARD.width - CARD_PHOTO.width : '100%',
          height: '100%',
          padding: photo ? '44px 36px' : '64px 72px',
          justifyContent: 'space-between',
          background: colours.paper,
        }}
      >
        <div style={{ display: 'flex', fontSize: 32, fontWeight: 600 }}>
          {logo ? (
            // biome-ignore lint/performance/noImgElement: drawn on the server
            <img src={logo.src} alt="" width={logo.width * scale} height={logo.height * scale} />
          ) : (
            printable(siteName)
          )}
        </div>
        <div style={column}>
          <div
            style={{
              display: 'block',
              fontSize: titleSize(title) * scaleOfType,
              fontWeight: 600,
              lineHeight: 1.12,
              lineClamp: photo ? 4 : 3,
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
          {subtitle && (
            <div
              style={{
                display: 'block',
                marginTop: 10,
                fontSize: 26 * scaleOfType,
                color: colours.muted,
                lineClamp: 2,
                wordBreak: 'break-word',
              }}
            >
              {subtitle}
            </div>
          )}
        </div>
        <div style={column}>
          <div
            style={{
              fontSize: (hasAmount ? (amount.length > 8 ? 44 : 64) : 32) * scaleOfType,
              fontWeight: 600,
              color: hasAmount ? colours.accent : colours.ink,
            }}
          >
            {amount}
          </div>
          {priceType && <div style={{ fontSize: 24, color: colours.muted }}>{priceType}</div>}
        </div>
      </div>
      {photo && (
        // biome-ignore lint/performance/noImgElement: drawn on the server
        <img src={photo} alt="" width={CARD_PHOTO.width} height={CARD_PHOTO.height} />
      )}
    </div>
  );
}

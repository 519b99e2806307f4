import { printable, type Sheet } from '@forecourt/lib/inventory/brochure/sheet';
import type { SheetLook } from '@forecourt/lib/inventory/brochure/sheet-look';

/** The size that every network shows uncropped. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

/** Size of the photo on the card, close to the photos' own aspect ratio so that little is cropped. */
export const CARD_PHOTO = { width: 800, height: 630 };

const titleSize = (title: string): number => (title.length > 44 ? 34 : title.length > 24 ? 40 : 46);

/**
 * Link preview of a vehicle: photo, title, price and dealer. The rendering library supports flexbox and
 * inline styles only, and would download fonts for missing characters, so `printable` removes them.
 * @param props.photo data URL of a picture in the shape of `CARD_PHOTO`
 * @param props.logo data URL of the logo with its size
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

import type { SheetLook } from '@forecourt/lib/sheet/look';
import type { Sheet } from '@forecourt/lib/sheet/sheet';

/** The size that every network shows whole. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

const FOOT = 168;

/**
 * A vehicle as it stands in somebody's messages: the photograph, what it is, what it costs, whose it is. The drawing
 * library knows flexible boxes and no more, and takes each style inline.
 * @param props.photo a data address of a picture in the card's shape
 * @param props.logo a data address of the mark with its size, to stand on white
 */
export function SocialCard({
  sheet: { title, subtitle, price },
  look: { siteName, colours },
  photo,
  logo,
}: {
  sheet: Pick<Sheet, 'title' | 'subtitle' | 'price'>;
  look: SheetLook;
  photo: string | null;
  logo: { src: string; width: number; height: number } | null;
}) {
  const hasAmount = /\d/.test(price.text);
  const scale = logo ? Math.min(260 / logo.width, 56 / logo.height) : 0;
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
      {photo && (
        // biome-ignore lint/performance/noImgElement: drawn on the server
        <img
          src={photo}
          alt=""
          width={SOCIAL_CARD.width}
          height={SOCIAL_CARD.height}
          style={{ position: 'absolute' }}
        />
      )}
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          top: 0,
          right: 0,
          padding: '22px 32px',
          background: colours.paper,
          borderBottomLeftRadius: 16,
          fontSize: 30,
          fontWeight: 600,
        }}
      >
        {logo ? (
          // biome-ignore lint/performance/noImgElement: drawn on the server
          <img src={logo.src} alt="" width={logo.width * scale} height={logo.height * scale} />
        ) : (
          siteName
        )}
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          bottom: 0,
          left: 0,
          width: '100%',
          height: FOOT,
          padding: '0 44px',
          alignItems: 'center',
          justifyContent: 'space-between',
          background: colours.paper,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', width: 690 }}>
          <div style={{ display: 'block', fontSize: 46, fontWeight: 600, lineClamp: 1 }}>{title}</div>
          {subtitle && (
            <div style={{ display: 'block', marginTop: 4, fontSize: 27, color: colours.muted, lineClamp: 1 }}>
              {subtitle}
            </div>
          )}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
          <div
            style={{
              fontSize: hasAmount ? 60 : 30,
              fontWeight: 600,
              color: hasAmount ? colours.accent : colours.ink,
            }}
          >
            {price.text}
          </div>
          {price.type && <div style={{ fontSize: 22, color: colours.muted }}>{price.type}</div>}
        </div>
      </div>
    </div>
  );
}

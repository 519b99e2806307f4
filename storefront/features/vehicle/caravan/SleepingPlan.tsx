import { type BedKind, bedsText } from '@forecourt/lib/vehicle/caravan';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';

/** Length of the drawn body in the units of the drawing, and the gap around its beds. */
const LENGTH = 640;
const GAP = 14;
const USUAL_WIDTH = 240;
/** Width of each bed in the drawing; two bunks, one above the other, are drawn in one place. */
const BED_WIDTHS: Readonly<Record<BedKind, number>> = { double: 150, single: 92, bunk: 98 };

interface DrawnBed {
  kind: BedKind;
  /** Bunks in one place: 2, or 1 for the last of an odd number. */
  count: number;
}

/** Returns the places for beds: one for each double and single bed, one for each pair of bunks. */
function placesOf(beds: readonly BedKind[]): DrawnBed[] {
  const bunks = beds.filter((kind) => kind === 'bunk').length;
  return [
    ...beds.filter((kind) => kind !== 'bunk').map((kind) => ({ kind, count: 1 })),
    ...Array.from({ length: Math.ceil(bunks / 2) }, (_, index) => ({
      kind: 'bunk' as const,
      count: Math.min(2, bunks - index * 2),
    })),
  ];
}

/**
 * The beds of a caravan as a drawing with their kinds; the number of sleepers if the feed does not count beds.
 * The outline has the proportions of the body, where both of its measures are known.
 */
export function SleepingPlan({
  beds,
  sleeps,
  specifications,
}: {
  beds: readonly BedKind[];
  sleeps: number;
  specifications: Vehicle['specifications'];
}) {
  const t = useTranslations('vehicle');
  const text = bedsText(beds, t);
  if (text) return <Beds beds={beds} text={text} sleeps={sleeps} specifications={specifications} />;
  if (sleeps < 1) return null;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="flex gap-1" aria-hidden="true">
        {Array.from({ length: sleeps }, (_, place) => `place-${place}`).map((place) => (
          <Icon key={place} name="user" size={24} />
        ))}
      </span>
      <span className="font-semibold">
        {t.rich('layout.sleeps', {
          count: String(sleeps),
          n: (count) => <span className="numbers">{count}</span>,
        })}
      </span>
    </p>
  );
}

function Beds({
  beds,
  text,
  sleeps,
  specifications,
}: {
  beds: readonly BedKind[];
  text: string;
  sleeps: number;
  specifications: Vehicle['specifications'];
}) {
  const t = useTranslations('vehicle');
  const { body_length: length, body_width: width } = specifications ?? {};
  const height = length && width ? Math.min(320, Math.max(180, (LENGTH * width) / length)) : USUAL_WIDTH;
  const places = placesOf(beds);
  const wanted = places.reduce((sum, { kind }) => sum + BED_WIDTHS[kind] + GAP, GAP);
  const scale = Math.min(1, (LENGTH - GAP) / wanted);
  let left = GAP;
  return (
    <figure>
      <svg
        viewBox={`-2 -2 ${LENGTH + 4} ${height + 4}`}
        role="img"
        aria-label={t('layout.beds', { beds: text })}
        className="w-full max-w-160"
      >
        {/* Styled inline, so that pages without a plan have no rules for it. */}
        <rect
          fill="var(--sunken)"
          stroke="var(--line-strong)"
          strokeWidth={2}
          width={LENGTH}
          height={height}
          rx="26"
        />
        {places.map((place) => {
          const bedWidth = BED_WIDTHS[place.kind] * scale;
          const bed = <Bed key={left} {...place} left={left} width={bedWidth} height={height - GAP * 2} />;
          left += bedWidth + GAP * scale;
          return bed;
        })}
      </svg>
      <figcaption className="mt-2 text-sm text-ink-muted">
        {t('layout.caption', {
          hasSleeps: sleeps > 0 ? 'yes' : 'no',
          sleeps: String(sleeps),
          beds: text,
        })}
      </figcaption>
    </figure>
  );
}

/** Distance by which the lower of two bunks shows below the upper one. */
const BUNK_OFFSET = 10;

function Bed({
  kind,
  count,
  left,
  width,
  height,
}: DrawnBed & { left: number; width: number; height: number }) {
  const t = useTranslations('vehicle');
  const isStacked = count > 1;
  const offset = isStacked ? BUNK_OFFSET : 0;
  const [bedWidth, bedHeight] = [width - offset, height - offset];
  const pillows = kind === 'double' ? 2 : 1;
  const pillow = (bedWidth - 12 * (pillows + 1)) / pillows;
  const outline = { fill: 'var(--surface)', stroke: 'var(--ink-muted)', strokeWidth: 1.5, rx: 10 };
  return (
    <g transform={`translate(${left} ${GAP})`}>
      {isStacked && <rect {...outline} x={offset} y={offset} width={bedWidth} height={bedHeight} />}
      <rect {...outline} width={bedWidth} height={bedHeight} />
      {Array.from({ length: pillows }, (_, index) => 12 + index * (pillow + 12)).map((x) => (
        <rect
          key={x}
          fill="var(--sunken)"
          stroke="var(--line-strong)"
          x={x}
          y="12"
          width={pillow}
          height="28"
          rx="7"
        />
      ))}
      <text x={bedWidth / 2} y={bedHeight - 18} fill="var(--ink-muted)" fontSize="19" textAnchor="middle">
        {t(`layout.bed.${isStacked ? 'bunks' : kind}`)}
      </text>
    </g>
  );
}

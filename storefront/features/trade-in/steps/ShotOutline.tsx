import type { Shot } from '@forecourt/lib/leads/trade-in/photo-shots';

/** A car seen from its left side, facing left. */
const SIDE =
  'M8 50v-8c0-4 3-6 8-7l14-3 13-12c3-3 6-4 10-4h24c5 0 8 2 11 5l11 12c7 1 12 4 13 9v8h-8 M96 50H44 M24 50H8 ' +
  'M24 50a10 10 0 1 0 20 0a10 10 0 1 0-20 0 M92 50a10 10 0 1 0 20 0a10 10 0 1 0-20 0 M40 32h56 M68 16v34';

const OUTLINES: Readonly<Record<Shot, string>> = {
  front:
    'M30 58V44c0-5 2-8 5-11l6-14c1-3 4-5 8-5h22c4 0 7 2 8 5l6 14c3 3 5 6 5 11v14 M30 58h60 M30 58v6h11v-6 M79 58v6h11v-6 ' +
    'M38 32h44 M36 42h10v5H36z M74 42h10v5H74z M50 44h20 M50 50h20',
  rear:
    'M30 58V42c0-4 2-7 5-10l6-13c1-3 4-5 8-5h22c4 0 7 2 8 5l6 13c3 3 5 6 5 10v16 M30 58h60 M30 58v6h11v-6 M79 58v6h11v-6 ' +
    'M42 30h36l-4-10H46z M34 38h8v9h-8z M78 38h8v9h-8z M51 42h18v8H51z',
  left: SIDE,
  right: SIDE,
  interior:
    'M10 30c16-8 84-8 100 0v10H10z M62 52a16 16 0 1 0 32 0a16 16 0 1 0-32 0 M74 52a4 4 0 1 0 8 0a4 4 0 1 0-8 0 M62 52h12 M82 52h12 ' +
    'M78 56v12 M44 40h14v18H44z M18 34h10',
  odometer:
    'M24 56a36 30 0 1 1 72 0z M60 56l16-18 M32 44l5 3 M44 32l3 5 M60 27v6 M76 32l-3 5 M46 46h14v6H46z M30 62h60',
};

/** A drawn outline that shows how to take a photo; decorative, because its label names the view. */
export const ShotOutline = ({ shot }: { shot: Shot }) => (
  <svg
    viewBox="0 0 120 72"
    aria-hidden="true"
    className="h-full w-full"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={OUTLINES[shot]} transform={shot === 'right' ? 'translate(120 0) scale(-1 1)' : undefined} />
  </svg>
);

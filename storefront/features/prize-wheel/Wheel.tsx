import type { PrizeWheel } from '@forecourt/lib/leads/prize-wheel/wheel';
import { linesOf, middleOf, outlineOf, RADIUS, sizeOf, toneOf, WORDS_END } from './geometry.ts';

const LAMPS = Array.from({ length: 24 }, (_, index) => index * 15);

export function Wheel({ prizes }: Pick<PrizeWheel, 'prizes'>) {
  const count = prizes.length;
  return (
    <svg viewBox="-118 -124 236 242" className="prize-wheel" aria-hidden="true">
      <circle r={RADIUS + 9} className="prize-wheel-rim" />
      <g className="prize-wheel-disc">
        {prizes.map(({ key, label }, index) => {
          const lines = linesOf(label);
          const size = sizeOf(lines, count);
          return (
            <g key={key} data-tone={toneOf(index, count)}>
              <path d={outlineOf(index, count)} />
              <text
                transform={`rotate(${middleOf(index, count) - 90})`}
                fontSize={size}
                textAnchor="end"
                dominantBaseline="central"
              >
                {lines.map((line, place) => (
                  <tspan key={line} x={WORDS_END} y={(place - (lines.length - 1) / 2) * size * 1.15}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
        <circle r="17" className="prize-wheel-hub" />
        <path
          d="M0-8.5 2.5-2.9 8.1-2.6 3.8 1.2 5.1 6.9 0 3.8-5.1 6.9-3.8 1.2-8.1-2.6-2.5-2.9Z"
          className="prize-wheel-star"
        />
      </g>
      {LAMPS.map((angle) => (
        <circle
          key={angle}
          cy={-RADIUS - 9}
          r="2.1"
          transform={`rotate(${angle})`}
          className="prize-wheel-lamp"
        />
      ))}
      <path
        d="M-8.5-122h17a3 3 0 0 1 2.7 4.3L1.9-97.4a2.1 2.1 0 0 1-3.8 0L-11.2-117.7a3 3 0 0 1 2.7-4.3Z"
        className="prize-wheel-pointer"
      />
    </svg>
  );
}

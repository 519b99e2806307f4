import type { WheelEntry } from '@forecourt/lib/leads/prize-wheel/entries.server';
import { timestampText } from '@/features/payments/time.ts';
import { outcomeHeading } from '@/features/prize-wheel/spin-messages.ts';
import { Part } from './GarageSection.tsx';

export function Prizes({ entries, timeZone }: { entries: readonly WheelEntry[]; timeZone: string }) {
  if (entries.length === 0) return null;
  return (
    <Part id="prizes" title="Prizes">
      <ul className="divide-y divide-line border-y border-line">
        {entries.map(({ id, campaignName, prizeLabel, prizeText, wins, code, createdAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="text-lg wrap-anywhere">{outcomeHeading({ label: prizeLabel, wins })}</h3>
              {prizeText && <p className="mt-1 max-w-[40em] text-ink-muted">{prizeText}</p>}
              <p className="mt-2 text-sm text-ink-muted">
                {campaignName}, {timestampText(createdAt, timeZone)}
              </p>
            </div>
            {code && <p className="plate numbers">{code}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

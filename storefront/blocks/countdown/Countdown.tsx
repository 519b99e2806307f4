import { LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { getTranslations } from 'next-intl/server';
import { showingNow } from '@/content/dated.server.ts';
import { actionOf } from '@/content/links.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { EnhancedPart } from '../lazy/EnhancedPart.client.tsx';
import { UNITS } from './time-left.ts';

const formatTime = (moment: Date, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);

/**
 * Days, hours, minutes and seconds until a given time, then the closing text. The browser computes the
 * figures, because the page is cached for longer than they hold.
 */
export async function Countdown({ block, site }: BlockProps<'countdown'>) {
  const until = block.until ? new Date(block.until) : null;
  if (!until || !block.heading) return null;
  const [isAhead] = await showingNow(site.slug, [block], () => ({ start: null, end: block.until }));
  if (!isAhead && !block.afterwards) return null;
  const action = actionOf(block.action);
  const [t, language] = await Promise.all([getTranslations('blocks'), pageLanguage()]);
  return (
    <Section block="countdown" tone="dark">
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8">
        <div className="max-w-[32em]">
          <h2 className="title text-balance">{block.heading}</h2>
          {block.text && <p className="mt-3 text-lg">{block.text}</p>}
          {action && (
            <LinkButton {...action.to} size="lg" className="mt-6">
              {action.label}
            </LinkButton>
          )}
        </div>
        {isAhead ? (
          <EnhancedPart name="countdown" value={until.getTime()}>
            <ul className="grid grid-cols-4 gap-x-8 text-center" aria-hidden="true">
              {UNITS.map((unit) => (
                <li key={unit}>
                  <p data-unit="" className="numbers text-4xl font-semibold tracking-tight lg:text-6xl">
                    –
                  </p>
                  <p className="mt-2 text-sm text-ink-muted">{t(`countdown.${unit}`)}</p>
                </li>
              ))}
            </ul>
            <p className="mt-5 border-t border-line pt-4 text-center text-ink-muted">
              <time dateTime={until.toISOString()}>
                {formatTime(until, site.settings.timeZone, language)}
              </time>
            </p>
            {block.afterwards && (
              <p data-afterwards="" hidden className="text-xl">
                {block.afterwards}
              </p>
            )}
          </EnhancedPart>
        ) : (
          <p className="text-xl">{block.afterwards}</p>
        )}
      </div>
    </Section>
  );
}

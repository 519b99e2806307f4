import type { WheelEntry } from '@forecourt/lib/leads/prize-wheel/entries.server';
import { type PrizeWheel, SPIN_TO_WIN_PATH } from '@forecourt/lib/leads/prize-wheel/wheel';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { timestampText } from '@/features/payments/time.ts';
import { SpinOutcome } from '@/features/prize-wheel/SpinOutcome.tsx';
import { SpinStage } from '@/features/prize-wheel/SpinStage.client.tsx';
import {
  BUSY_TEXT,
  FAILED_TEXT,
  NOTHING_LEFT_TEXT,
  type Outcome,
  outcomeOf,
} from '@/features/prize-wheel/spin-messages.ts';
import { Wheel } from '@/features/prize-wheel/Wheel.tsx';
import { failureText, type ReturnedForm } from '@/forms/answers.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import '@/features/prize-wheel/wheel.css';

const STAGE_TEXTS = ['spinStage', 'fields'] as const;

interface Props {
  site: Site;
  wheels: { running: PrizeWheel | null; ended: PrizeWheel | null };
  /** Signed in with a phone number, which spinning requires. */
  isSignedIn: boolean;
  entries: readonly WheelEntry[];
  returned: ReturnedForm;
}

/** The prize wheel (ROUTE-84): ready, spun, ended, or absent. */
export function SpinToWinPage({ site, wheels, entries, ...rest }: Props) {
  const language = useLanguage();
  const { running, ended: endedWheel } = wheels;
  const wheel = running ?? endedWheel;
  const entry = wheel && entries.find(({ campaign }) => campaign === wheel.id);
  const drawnOutcome = entry
    ? outcomeOf(entry, {
        drawnAt: timestampText(entry.createdAt, site.settings.timeZone, language),
        sentBy: null,
      })
    : null;
  return running ? (
    <Running site={site} wheel={running} drawn={drawnOutcome} drawnKey={entry?.prizeKey ?? null} {...rest} />
  ) : (
    <Closed site={site} ended={endedWheel} drawn={drawnOutcome} />
  );
}

function Crumbs() {
  const titles = useTranslations('pageTitles');
  const ui = useTranslations('ui');
  return (
    <Breadcrumb
      crumbs={[
        { name: ui('home'), href: '/' },
        { name: titles('spinToWin'), href: SPIN_TO_WIN_PATH },
      ]}
    />
  );
}

function Running({
  site,
  wheel,
  isSignedIn,
  drawn: drawnOutcome,
  drawnKey,
  returned,
}: Pick<Props, 'site' | 'isSignedIn' | 'returned'> & {
  wheel: PrizeWheel;
  drawn: Outcome | null;
  drawnKey: string | null;
}) {
  const t = useTranslations('prizeWheel');
  const language = useLanguage();
  const { headline, intro, prizes, terms, end } = wheel;
  const stopsAt = prizes.findIndex(({ key }) => key === drawnKey);
  return (
    <main id="content" data-form>
      <div className="dark prize-stage overflow-clip">
        <div className="container pt-5">
          <Crumbs />
        </div>
        <TextsProvider namespaces={STAGE_TEXTS}>
          <SpinStage
            words={
              <div>
                <h1 className="display wrap-anywhere">{headline}</h1>
                {intro && <p className="mt-4 max-w-[34em] text-lg text-ink-muted">{intro}</p>}
                {end && (
                  <p className="mt-4 flex items-center gap-2 text-sm text-ink-muted">
                    <Icon name="clock" size={16} />
                    {t('until', { date: formatDate(new Date(end), site.settings.timeZone, language) ?? '' })}
                  </p>
                )}
              </div>
            }
            wheel={<Wheel prizes={prizes} />}
            fields={prizes.length}
            stopsAt={stopsAt < 0 ? null : stopsAt}
            drawn={drawnOutcome}
            way={
              isSignedIn ? null : (
                <LinkButton
                  href={signInPath('my-garage', { redirect: SPIN_TO_WIN_PATH, back: '/' })}
                  size="lg"
                  className="justify-self-start"
                >
                  {t('signIn')}
                </LinkButton>
              )
            }
            error={failureText(returned, {
              failed: FAILED_TEXT,
              busy: BUSY_TEXT,
              'not-offered': NOTHING_LEFT_TEXT,
            })}
          />
        </TextsProvider>
      </div>
      <div className="container grid gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
        <section aria-labelledby="prizes">
          <h2 id="prizes" className="text-2xl">
            {t('prizes')}
          </h2>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {prizes.map(({ key, label, wins, text }) => (
              <li key={key} className="flex gap-4 py-4">
                <Icon
                  name={wins ? 'sparkles' : 'minus'}
                  size={20}
                  className={wins ? 'mt-0.5 text-accent-ink' : 'mt-0.5 text-ink-subtle'}
                />
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{label}</p>
                  {wins && text && <p className="mt-0.5 text-sm text-ink-muted">{text}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="fair">
          <h2 id="fair" className="text-2xl">
            {t('drawnHow')}
          </h2>
          <p className="mt-4 max-w-[36em] text-ink-muted">{t('drawnText')}</p>
          {terms && (
            <Disclosure summary={t('terms')} className="mt-5 border-t">
              <p className="max-w-[44em] text-sm whitespace-pre-line text-ink-muted">{terms}</p>
            </Disclosure>
          )}
        </section>
      </div>
    </main>
  );
}

function Closed({
  site,
  ended: endedWheel,
  drawn: drawnOutcome,
}: Pick<Props, 'site'> & { ended: PrizeWheel | null; drawn: Outcome | null }) {
  const t = useTranslations('prizeWheel');
  const language = useLanguage();
  const over = endedWheel?.end && formatDate(new Date(endedWheel.end), site.settings.timeZone, language);
  return (
    <main id="content">
      <div className="dark prize-stage">
        <div className="container pt-5 pb-section">
          <Crumbs />
          <h1 className="display mt-10 max-w-[16em] wrap-anywhere">
            {endedWheel ? t('ended', { name: endedWheel.name }) : t('closed')}
          </h1>
          <p className="mt-4 max-w-[34em] text-lg text-ink-muted">
            {endedWheel ? t('ranUntil', { date: String(over) }) : t('nothing')}
          </p>
          {drawnOutcome && (
            <div className="mt-10 border-t border-line pt-8">
              <SpinOutcome outcome={drawnOutcome} />
            </div>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href={site.settings.offersPath} size="lg">
              {t('offers')}
            </LinkButton>
            <LinkButton href="/search" variant="secondary" size="lg">
              {t('browse')}
            </LinkButton>
          </div>
        </div>
      </div>
    </main>
  );
}

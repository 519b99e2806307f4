import { checkText } from '@forecourt/lib/inventory/registers/check-text';
import { formatDate, formatKilometres } from '@forecourt/lib/platform/text/format';
import { CONDITION_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { depthText, markText, ownWarrantyText, type ServiceEntry } from '@forecourt/lib/vehicle/condition';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ConditionFile } from '@/content/condition-file.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { VehicleView } from '../page/view.server.ts';

/** Returns whether a vehicle page has a condition section. */
export const hasCondition = ({ condition, checks }: Pick<VehicleView, 'condition' | 'checks'>): boolean =>
  condition !== null || checks.length > 0;

/** The vehicle's inspection and what registers say about it; empty parts are left out. */
export function Condition({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const language = useLanguage();
  if (!hasCondition(view)) return null;
  const { condition, checks, site } = view;
  const { timeZone } = site.settings;
  return (
    <section id={CONDITION_ANCHOR} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <h2 className="text-2xl">{t('sections.condition')}</h2>
        {condition && <Inspection file={condition} timeZone={timeZone} />}
      </div>
      {condition && <Marks file={condition} />}
      {condition && condition.wheels.length > 0 && <Wheels wheels={condition.wheels} />}
      {condition && condition.services.length > 0 && (
        <Services services={condition.services} timeZone={timeZone} />
      )}
      {condition?.warranty && (
        <Part title={t('band.warranty')}>
          <p>{ownWarrantyText(condition.warranty, timeZone, { t, language })}</p>
        </Part>
      )}
      {checks.length > 0 && <Certificates checks={checks} timeZone={timeZone} />}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-3 text-lg">{title}</h3>
    {children}
  </div>
);

function Inspection({ file, timeZone }: { file: ConditionFile; timeZone: string }) {
  const t = useTranslations('vehicle');
  const language = useLanguage();
  const date = file.inspectedOn && formatDate(file.inspectedOn, timeZone, language);
  return (
    <>
      {date && (
        <p className="text-ink-muted">
          {t('condition.inspectedOn', {
            date,
            hasBy: file.inspectedBy ? 'yes' : 'no',
            by: file.inspectedBy ?? '',
          })}
        </p>
      )}
      {file.summary && (
        <p dir="auto" className="max-w-[68ch] whitespace-pre-line">
          {file.summary}
        </p>
      )}
    </>
  );
}

function Marks({ file: { photos, spinMarks } }: { file: ConditionFile }) {
  const t = useTranslations('vehicle');
  if (photos.length === 0 && spinMarks.length === 0) return null;
  return (
    <Part title={t('condition.marks')}>
      <ul className="grid gap-gap sm:grid-cols-2">
        {photos.map(({ image, marks }) => (
          <li key={image.url}>
            <MarkedPhoto image={image} marks={marks} />
          </li>
        ))}
      </ul>
      {spinMarks.length > 0 && (
        <div className="mt-5">
          <p className="text-ink-muted">{t('condition.onSpin')}</p>
          <ul className="mt-1 list-disc ps-5">
            {spinMarks.map((mark) => (
              <li key={`${mark.frame} ${mark.x} ${mark.y}`}>{markText(mark, t)}</li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}

/** A photo with numbers on its marks, and their descriptions below. */
function MarkedPhoto({ image, marks }: ConditionFile['photos'][number]) {
  const t = useTranslations('vehicle');
  // Places are in percent of the whole photo, so it is not cropped.
  const source = pictureSource({ ...image, crop: null, hotspot: null });
  if (!source) return null;
  const ratio = image.width && image.height ? image.width / image.height : 4 / 3;
  return (
    <figure>
      <div className="relative overflow-clip rounded-card">
        <Picture
          {...source}
          ratio={ratio}
          sizes="(width >= 992px) 400px, (width >= 576px) 50vw, 100vw"
          maxWidth={Math.min(1200, source.maxWidth)}
          className="block h-auto w-full"
        />
        {marks.map((mark, index) => (
          <span
            key={`${mark.x} ${mark.y}`}
            aria-hidden="true"
            className="numbers absolute flex size-7 -translate-1/2 items-center justify-center rounded-full border-2 border-canvas bg-ink text-sm font-semibold text-canvas"
            style={{ left: `${mark.x}%`, top: `${mark.y}%` }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      {marks.length > 0 && (
        <figcaption className="mt-2">
          <ol className="list-decimal ps-5">
            {marks.map((mark) => (
              <li key={`${mark.x} ${mark.y}`}>{markText(mark, t)}</li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}

function Wheels({ wheels }: { wheels: ConditionFile['wheels'] }) {
  const t = useTranslations('vehicle');
  const hasBrakes = wheels.some(({ brake }) => brake !== null);
  const hasTyres = wheels.some(({ tread }) => tread !== null);
  return (
    <Part title={t('condition.tyresAndBrakes')}>
      <table className="numbers w-full max-w-140 text-start">
        <thead>
          <tr className="border-b border-line text-sm text-ink-muted">
            <th scope="col" className="py-2 pe-4 font-normal">
              {t('condition.wheel')}
            </th>
            {hasTyres && (
              <th scope="col" className="py-2 pe-4 font-normal">
                {t('condition.tread')}
              </th>
            )}
            {hasBrakes && (
              <th scope="col" className="py-2 font-normal">
                {t('condition.brake')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {wheels.map(({ wheel, tread, brake }) => (
            <tr key={wheel} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 font-normal">
                {t(`wheels.${wheel}`)}
              </th>
              {hasTyres && <td className="py-2 pe-4">{depthText(tread)}</td>}
              {hasBrakes && <td className="py-2">{depthText(brake)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Services({ services, timeZone }: { services: readonly ServiceEntry[]; timeZone: string }) {
  const t = useTranslations('vehicle');
  const language = useLanguage();
  return (
    <Part title={t('condition.services')}>
      <ol className="grid gap-3">
        {services.map(({ date, kilometres, workshop, work }) => (
          <li key={`${date} ${work}`} className="border-s-2 border-line ps-4">
            <p className="numbers font-semibold">
              {[formatDate(date, timeZone, language), kilometres !== null && formatKilometres(kilometres)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {(work || workshop) && (
              <p className="text-ink-muted">{[work, workshop].filter(Boolean).join(', ')}</p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Certificates({ checks, timeZone }: { checks: VehicleView['checks']; timeZone: string }) {
  const t = useTranslations('vehicle');
  const language = useLanguage();
  return (
    <Part title={t('condition.registerChecks')}>
      <ul className="grid gap-gap sm:grid-cols-2">
        {checks.map(({ checkedAt, result }) => {
          const { title, facts, certificate } = checkText(result);
          return (
            <li key={result.register} className="card gap-2 p-card">
              <h4 className="text-base">{title}</h4>
              <ul className="grid gap-1.5">
                {facts.map(({ text, isGood }) => (
                  <li key={text} className="flex gap-2">
                    <Icon
                      name={isGood ? 'check' : 'triangle-exclamation-point'}
                      size={18}
                      className={isGood ? 'mt-0.5 flex-none text-success' : 'mt-0.5 flex-none text-warning'}
                    />
                    <span className="min-w-0 wrap-anywhere">
                      <bdi>{text}</bdi>
                    </span>
                  </li>
                ))}
              </ul>
              <p className="numbers text-sm text-ink-muted wrap-anywhere">
                {t('condition.checkedOn', {
                  date: String(formatDate(checkedAt, timeZone, language)),
                  certificate,
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

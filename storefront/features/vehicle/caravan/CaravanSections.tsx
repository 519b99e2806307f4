import { bedsOf, bedsText, extraText, isTowed, weightFacts } from '@forecourt/lib/vehicle/caravan';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { VehicleView } from '../page/view.server.ts';
import { SleepingPlan } from './SleepingPlan.tsx';
import { TowCheck } from './TowCheck.tsx';

/** Widest size in which a plan is shown, in pixels. */
const PLAN_WIDTH = 820;

/** Weights, towing, plans, awning and annexe of a caravan, as far as its feed states them. */
export function CaravanSections({ view }: { view: VehicleView }) {
  const { vehicle } = view;
  if (vehicle.item_type !== 'caravan') return null;
  return (
    <>
      <Weights view={view} />
      <Plans vehicle={vehicle} title={view.title} />
    </>
  );
}

function Weights({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const { vehicle } = view;
  const facts = weightFacts(vehicle, t);
  if (facts.length === 0) return null;
  return (
    <section id="weights" aria-labelledby="weights-title">
      <h2 id="weights-title" className="mb-4 text-2xl">
        {t(isTowed(vehicle) ? 'sections.weightsAndTowing' : 'sections.weights')}
      </h2>
      <dl
        className="card grid grid-cols-2 gap-x-6 gap-y-5 p-card md:grid-cols-3 xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
        data-weights=""
      >
        {facts.map(({ label, meaning, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="numbers text-2xl font-semibold">
              <bdi>{value}</bdi>
            </dd>
            <dd className="text-sm text-ink-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <TowCheck view={view} />
    </section>
  );
}

function Plans({ vehicle, title }: { vehicle: Vehicle; title: string }) {
  const t = useTranslations('vehicle');
  const { specifications } = vehicle;
  const beds = bedsOf(vehicle);
  const extras: [label: string, text: string | null][] = [
    [t('layout.awning'), extraText(specifications?.awning, t)],
    [t('layout.annexe'), extraText(specifications?.annexe, t)],
  ];
  const shown = extras.filter(([, text]) => text);
  const { floor_plan: floor, sleeping_plan: sleeping } = specifications ?? {};
  const sleeps = specifications?.sleeps ?? 0;
  if (!floor && !sleeping && beds.length === 0 && sleeps < 1 && shown.length === 0) return null;
  return (
    <section id="layout" aria-labelledby="layout-title">
      <h2 id="layout-title" className="mb-4 text-2xl">
        {t('layout.heading')}
      </h2>
      <div className="grid gap-6">
        {floor && <Plan src={floor} name={t('layout.floorPlan')} alt={t('layout.floorPlanOf', { title })} />}
        {sleeping ? (
          <Plan
            src={sleeping}
            name={t('layout.sleepingPlan')}
            alt={[t('layout.sleepingPlanOf', { title }), bedsText(beds, t)].filter(Boolean).join(': ')}
          />
        ) : (
          <SleepingPlan beds={beds} sleeps={sleeps} specifications={specifications} />
        )}
      </div>
      {shown.length > 0 && (
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
          {shown.map(([label, text]) => (
            <div key={label}>
              <dt className="flex items-center gap-3 text-sm text-ink-muted">
                <Icon name="check" className="text-accent-ink" />
                {label}
              </dt>
              <dd className="ps-8 font-semibold wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const Plan = ({ src, name, alt }: { src: string; name: string; alt: string }) => (
  <figure>
    <Picture
      src={src}
      alt={alt}
      ratio={2}
      sizes={`(width >= 992px) ${PLAN_WIDTH}px, 100vw`}
      maxWidth={1280}
      fit="contain"
      className="aspect-2/1 w-full"
    />
    <figcaption className="mt-2 text-sm text-ink-muted">{name}</figcaption>
  </figure>
);

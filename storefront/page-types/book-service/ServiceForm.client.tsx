'use client';
import { leadAnswers, leadValues } from '@forecourt/lib/leads/answers';
import { formField } from '@forecourt/lib/leads/form-fields';
import { emptyValues, leadProblems } from '@forecourt/lib/leads/lead-values';
import { WAYS, type Way } from '@forecourt/lib/leads/service-booking/workshop';
import { FAILED_TEXT, FIELD_LIMITS, REQUIRED_TEXT, TRAP } from '@forecourt/lib/platform/text/field-rules';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useState } from 'react';
import { trackId } from '@/analytics/track.client.ts';
import { newToken } from '@/features/enquiry/drafts.client.ts';
import { fieldLabels } from '@/features/enquiry/field-labels.ts';
import { refusedText } from '@/features/enquiry/refused-text.ts';
import { sendLead } from '@/features/enquiry/send.client.ts';
import {
  type FormSetup,
  LEADS_PATH,
  PRIVACY_PATH,
  SUCCESS_PATH,
  TERMS_PATH,
} from '@/features/enquiry/setup.ts';
import { keep, readStored } from '@/features/enquiry/store.client.ts';
import { contactOf, parseStored, userOf } from '@/features/enquiry/store.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { BOOK_SERVICE_PATH, JOB_FIELD } from '@/features/service-booking/address.ts';
import { slotText } from '@/features/test-drive/days.ts';
import type { Answers, Problems } from '@/forms/answers.ts';
import { Problem } from '@/forms/Field.tsx';
import { Form } from '@/forms/Form.client.tsx';
import { PLATE } from '@/forms/field-frame.ts';
import { TextAreaField, TickField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { Trap } from '@/forms/Trap.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { useAddress, useLanguage } from '@/ui/use-language.ts';
import { ServiceSummary } from './ServiceSummary.tsx';
import { ServiceTimeField } from './ServiceTimeField.client.tsx';
import './service-booking.css';
import { useServiceTimes } from './use-service-times.client.ts';

export interface WorkshopChoice {
  id: string;
  name: string;
  address: string;
  /** Ids of the work it does. */
  jobs: readonly string[];
}

export interface JobChoice {
  id: string;
  name: string;
  description: string | null;
  /** `From $289`, before the vehicle is known. */
  price: string;
  duration: string;
}

/** A vehicle from the shopper's garage. */
export interface GarageVehicle {
  rego: string;
  label: string;
  make: string;
  model: string;
}

/** Labels that differ from those of an enquiry. */
const OWN_LABELS = ['jobs', 'location', 'way', 'dateTime', 'message'] as const;

const jobsIn = (answers: Answers): string[] =>
  Object.keys(answers)
    .filter((name) => name.startsWith(JOB_FIELD))
    .map((name) => name.slice(JOB_FIELD.length));
const isWay = (value: string | undefined): value is Way => WAYS.some((way) => way === value);

/** Books a workshop: work, vehicle, place, time and contact on one page. */
export function ServiceForm({
  setup,
  workshops,
  jobs,
  vehicles,
  contact,
}: {
  setup: FormSetup;
  workshops: readonly WorkshopChoice[];
  jobs: readonly JobChoice[];
  vehicles: readonly GarageVehicle[];
  contact: Answers;
}) {
  const { siteSlug, rules, dealer } = setup;
  const router = useRouter();
  const addressOf = useAddress();
  const language = useLanguage();
  const t = useTranslations('serviceForm');
  const enquiry = useTranslations('enquiry');
  const [token] = useState(newToken);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [location, setLocation] = useState(workshops.length === 1 ? (workshops[0]?.id ?? '') : '');
  const [way, setWay] = useState<Way>('dropOff');
  const [vehicle, setVehicle] = useState({ make: '', model: '' });
  const [slot, setSlot] = useState('');
  const [round, setRound] = useState(0);
  const state = useServiceTimes({ location, jobs: chosen.toSorted().join(','), way, ...vehicle }, round);
  const { times } = state;
  const ways = times?.ways ?? WAYS.filter((each) => each !== 'loanCar');

  const check = (answers: Answers): Problems => ({
    ...(jobsIn(answers).length === 0 && { jobs: t('noWork') }),
    ...(!answers['location'] && { location: REQUIRED_TEXT }),
    ...(!answers['dateTime'] && { dateTime: t('noTime') }),
    ...(leadProblems(leadValues(answers), rules) as Problems),
  });

  const send = async (answers: Answers) => {
    const values = leadValues(answers);
    const reply = await sendLead(
      siteSlug,
      {
        token,
        kind: 'service',
        car: null,
        values,
        isLastStep: true,
        trapped: answers[TRAP] ?? '',
        block: null,
        event: null,
        service: { location, jobs: jobsIn(answers).toSorted(), way },
      },
      null,
      FAILED_TEXT,
    );
    if (!reply.ok) {
      setRound((now) => now + 1);
      return reply.fields
        ? { problems: reply.fields as Problems }
        : { error: refusedText(reply.error, enquiry) };
    }
    const user = userOf(values);
    if (user) keep(siteSlug, 'User', user);
    const place = workshops.find(({ id }) => id === location)?.name;
    const text = [slotText(slot, language), place].filter(Boolean).join(', ');
    keep(siteSlug, 'EnquireCar', null);
    keep(siteSlug, 'DriveTime', null);
    keep(siteSlug, 'DrivePlace', null);
    keep(siteSlug, 'SuccessCategory', reply.answer.category);
    keep(siteSlug, 'SuccessThanks', { kind: 'serviceBooking', text });
    if (reply.answer.event !== null) trackId(reply.answer.event, {});
    router.push(addressOf(SUCCESS_PATH));
    return null;
  };

  const form = useForm({
    action: LEADS_PATH,
    check,
    texts: { failed: FAILED_TEXT, busy: enquiry('problems.tooMany') },
    defaults: { ...leadAnswers(emptyValues(rules)), ...contact },
    remembered: () => {
      const stored = contactOf(parseStored(readStored(siteSlug, 'User')));
      // Under Global Privacy Control a preticked checkbox is not consent.
      return leadAnswers({ ...stored, ...(navigator.globalPrivacyControl && { optIn: false }) });
    },
    send,
  });
  const { clearProblems, element } = form;

  const read = () => {
    if (!element.current) return;
    const answers = Object.fromEntries(
      [...new FormData(element.current)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    setChosen(jobsIn(answers));
    setLocation(answers['location'] ?? '');
    if (isWay(answers['way'])) setWay(answers['way']);
    setVehicle({ make: answers['make'] ?? '', model: answers['model'] ?? '' });
  };

  // The browser may have restored values, or the shopper may have chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(read, []);

  // A time or way that is no longer offered is not kept.
  useEffect(() => {
    if (times && !times.slots.includes(slot)) setSlot('');
    const [first] = times?.ways ?? [];
    if (first && times && !times.ways.includes(way)) setWay(first);
  }, [times, slot, way]);

  const change = ({ target }: ChangeEvent<HTMLElement>) => {
    read();
    if (target instanceof HTMLInputElement && target.name.startsWith(JOB_FIELD)) clearProblems(['jobs']);
  };

  const fillIn = ({ rego, make, model }: GarageVehicle) => {
    for (const [name, value] of Object.entries({ rego, make, model })) {
      const control = element.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = value;
    }
    clearProblems(['rego', 'make', 'model']);
    read();
  };

  const offered = jobs.filter(
    ({ id }) => !location || workshops.some((each) => each.id === location && each.jobs.includes(id)),
  );
  const chosenTime = times?.slots.indexOf(slot) ?? -1;
  return (
    <Form
      form={form}
      labels={{
        ...fieldLabels(enquiry),
        ...Object.fromEntries(OWN_LABELS.map((name) => [name, t(`fields.${name}`)])),
      }}
      send={t('send')}
      sending={t('sending')}
      className="service-form"
      otherwise={
        dealer.phone && (
          <p className="text-center text-sm text-ink-muted">
            {enquiry('talk')} <Phone phone={dealer.phone} call className="link" />
          </p>
        )
      }
      note={
        <p className="text-center text-sm text-ink-muted">
          {t.rich('privacy', {
            dealer: dealer.name,
            a: (text) => (
              <HardLink href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
                {text}
              </HardLink>
            ),
          })}
        </p>
      }
    >
      {/* For a browser that sends the form before the script has loaded: it is asked again. */}
      <input type="hidden" name="kind" value="service" />
      <input type="hidden" name="page" value={BOOK_SERVICE_PATH} />
      <div className="grid gap-8" onChange={change}>
        <Jobs
          jobs={offered}
          chosen={chosen}
          priced={times?.jobs ?? []}
          problem={form.problems['jobs']}
          id={form.idOf('jobs')}
        />

        <Part title={t('car')}>
          {vehicles.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {vehicles.map((own) => (
                <button
                  key={own.rego}
                  type="button"
                  className="btn btn-secondary btn-sm"
                  onClick={() => fillIn(own)}
                >
                  {t('use', { car: own.label })}
                </button>
              ))}
            </div>
          )}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField name="rego" numbers {...PLATE} maxLength={formField('rego').most} />
            <TextField
              name="kilometres"
              optional
              numbers
              inputMode="numeric"
              maxLength={formField('kilometres').most}
            />
            <TextField name="make" maxLength={formField('make').most} placeholder="Mazda" />
            <TextField name="model" maxLength={formField('model').most} placeholder="CX-5" />
          </div>
        </Part>

        <Part title={t('where')}>
          {workshops.length === 1 ? (
            <input type="hidden" name="location" value={location} />
          ) : (
            <Cards
              name="location"
              legend={t('fields.location')}
              id={form.idOf('location')}
              problem={form.problems['location']}
              value={location}
              onChoose={(id) => {
                setLocation(id);
                clearProblems(['location']);
              }}
              choices={workshops.map(({ id, name, address }) => ({
                value: id,
                title: name,
                text: <bdi>{address}</bdi>,
              }))}
            />
          )}
          <Cards
            name="way"
            legend={t('fields.way')}
            id={form.idOf('way')}
            problem={form.problems['way']}
            value={way}
            onChoose={(value) => isWay(value) && setWay(value)}
            choices={ways.map((value) => ({ value, title: t(`ways.${value}`), text: null }))}
          />
          <ServiceTimeField
            state={state}
            slot={slot}
            onChoose={(value) => {
              setSlot(value);
              clearProblems(['dateTime']);
            }}
            onRetry={() => setRound((now) => now + 1)}
          />
        </Part>

        <Part title={t('details')}>
          <TextField name="name" autoComplete="name" maxLength={FIELD_LIMITS.name} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={FIELD_LIMITS.phone}
              placeholder="0412 345 678"
            />
            <TextField name="email" type="email" autoComplete="email" maxLength={FIELD_LIMITS.email} />
          </div>
          <TextAreaField name="message" optional rows={3} maxLength={FIELD_LIMITS.message} />
          {(rules.optIn || rules.terms) && (
            <div className="grid">
              {rules.terms && (
                <TickField name="terms">
                  {enquiry.rich('agree', {
                    a: (text) => (
                      <HardLink href={TERMS_PATH} target="_blank" rel="noopener" className="link">
                        {text}
                      </HardLink>
                    ),
                  })}
                </TickField>
              )}
              {rules.optIn && (
                <div className="marketing-consent">
                  <TickField name="optIn">{rules.optIn.words}</TickField>
                </div>
              )}
            </div>
          )}
          <Trap />
        </Part>
        <ServiceSummary
          times={chosen.length > 0 ? times : null}
          slot={slotText(slot, language)}
          readyBy={slotText(times?.readyBy[chosenTime] ?? '', language)}
        />
      </div>
    </Form>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Jobs({
  jobs,
  chosen,
  priced,
  problem,
  id,
}: {
  jobs: readonly JobChoice[];
  chosen: readonly string[];
  /** Prices for the shopper's vehicle. */
  priced: readonly { id: string; price: string }[];
  problem: string | undefined;
  id: string;
}) {
  const t = useTranslations('serviceForm');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0"
      {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
    >
      <legend className="mb-4 text-xl font-semibold">{t('need')}</legend>
      <div className="grid gap-3">
        {jobs.map((job) => (
          <label key={job.id} className="service-job">
            <input type="checkbox" name={`${JOB_FIELD}${job.id}`} className="tick" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{job.name}</span>
              {job.description && (
                <span className="mt-0.5 block text-sm text-ink-muted">{job.description}</span>
              )}
            </span>
            <span className="flex-none text-end">
              <span className="numbers block font-semibold">
                {(chosen.includes(job.id) && priced.find((each) => each.id === job.id)?.price) || job.price}
              </span>
              <span className="numbers mt-0.5 block text-sm text-ink-muted">{job.duration}</span>
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </fieldset>
  );
}

function Cards({
  name,
  legend,
  id,
  problem,
  value,
  onChoose,
  choices,
}: {
  name: string;
  legend: string;
  id: string;
  problem: string | undefined;
  value: string;
  onChoose: (value: string) => void;
  choices: readonly { value: string; title: string; text: React.ReactNode }[];
}) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0"
      {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice.value} className="service-job">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="tick"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{choice.title}</span>
              {choice.text && <span className="mt-0.5 block text-sm text-ink-muted">{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </fieldset>
  );
}

import type { GarageThread } from '@forecourt/lib/leads/conversation/messages.server';
import { leadVehicles } from '@forecourt/lib/leads/lead-vehicles';
import type { GarageApplication, GarageEnquiry } from '@forecourt/lib/leads/shopper-history.server';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { useTranslations } from 'next-intl';
import { timestampText } from '@/features/payments/time.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { BookedDrive, BookedService, type DriveContext } from './BookedDrive.tsx';
import { Conversation } from './Conversation.tsx';
import { EmptyState, Part } from './GarageSection.tsx';
import { garageTexts } from './garage-texts.server.ts';
import { applicationText, enquiryLabel } from './status-labels.ts';

interface EnquiryProps {
  timeZone: string;
  drives: DriveContext;
}

export function Enquiries({
  enquiries,
  conversations,
  dealer,
  ...rest
}: EnquiryProps & {
  enquiries: readonly GarageEnquiry[];
  conversations: readonly GarageThread[];
  /** Name of the dealer in conversations. */
  dealer: string;
}) {
  const t = useTranslations('garage');
  // A conversation is shown with its newest enquiry.
  const byEnquiry = new Map(conversations.map((thread) => [thread.leadIds[0], thread]));
  return (
    <Part id="enquiries" title={t('parts.enquiries')}>
      {enquiries.length === 0 ? (
        <EmptyState
          icon="message-square"
          action={
            <LinkButton href="/contact" variant="secondary" size="sm">
              {t('enquiries.contact')}
            </LinkButton>
          }
        >
          {t('enquiries.empty')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {enquiries.map((enquiry) => (
            <Enquiry
              key={enquiry.id}
              enquiry={enquiry}
              {...rest}
              conversation={
                <ConversationOf thread={byEnquiry.get(enquiry.id)} dealer={dealer} timeZone={rest.timeZone} />
              }
            />
          ))}
        </ul>
      )}
    </Part>
  );
}

const ConversationOf = ({
  thread,
  ...rest
}: {
  thread: GarageThread | undefined;
  dealer: string;
  timeZone: string;
}) => thread && <Conversation thread={thread} {...rest} />;

function Enquiry({
  enquiry: { kind, payload, createdAt, deliveredAt, status, statusAt, drive, service, application },
  timeZone,
  drives,
  conversation,
}: EnquiryProps & { enquiry: GarageEnquiry; conversation: React.ReactNode }) {
  const texts = garageTexts(useLanguage());
  const { t, language } = texts;
  const { label, icon } = enquiryLabel(kind, payload, texts);
  const became = status === 'new' ? null : t(`enquiries.became.${status}`);
  const vehicle = leadVehicles(kind, payload);
  return (
    <li className="flex gap-4 py-5">
      <Icon name={icon} size={22} className="mt-0.5 text-ink-subtle" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-lg wrap-anywhere">
            {vehicle
              ? t('enquiries.about', { label, vehicle })
              : // Dealers' systems know leads by their English category.
                (language === ENGLISH && payload.category) || label}
          </h3>
          <span className="numbers text-sm text-ink-muted">
            {timestampText(createdAt, timeZone, language)}
          </span>
        </div>
        {payload.message && (
          <p
            dir="auto"
            className="mt-1 line-clamp-3 max-w-[40em] wrap-anywhere whitespace-pre-line text-ink-muted"
          >
            {payload.message}
          </p>
        )}
        {application && <LenderStatus application={application} sentAt={createdAt} timeZone={timeZone} />}
        {drive && <BookedDrive drive={drive} {...drives} />}
        {service && <BookedService service={service} {...drives} />}
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Icon
            name={deliveredAt ? 'circle-check' : 'clock'}
            size={16}
            className={deliveredAt ? 'text-success' : 'text-ink-subtle'}
          />
          {became && statusAt
            ? t('enquiries.since', { text: became, when: timestampText(statusAt, timeZone, language) })
            : deliveredAt
              ? t('enquiries.received', { when: timestampText(deliveredAt, timeZone, language) })
              : t('enquiries.beingSent')}
        </p>
        {conversation}
      </div>
    </li>
  );
}

/** The state of a pre-approval at the lender, with the link to its page there. */
function LenderStatus({
  application,
  sentAt,
  timeZone,
}: {
  application: GarageApplication;
  sentAt: Date;
  timeZone: string;
}) {
  const texts = garageTexts(useLanguage());
  const { status, redirectUrl } = application;
  return (
    <p className="mt-1 text-ink-muted">
      {applicationText(application, sentAt, timeZone, texts)}{' '}
      {status === 'created' && redirectUrl && (
        <a href={redirectUrl} className="link" rel="noopener">
          {texts.t('steps.lender')}
        </a>
      )}
    </p>
  );
}

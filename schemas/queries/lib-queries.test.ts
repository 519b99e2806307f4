import type { modelRecordsSchema } from '@forecourt/lib/inventory/search/models/model-records-query';
import type { feedDocumentSchema } from '@forecourt/lib/inventory/stock/fetching/feeds-query';
import type { alertSiteSchema } from '@forecourt/lib/leads/alerts/alert-site-query';
import type { LeadChannel } from '@forecourt/lib/leads/channel/channel';
import type {
  contactNumbersSchema,
  messageTemplatesSchema,
} from '@forecourt/lib/leads/conversation/conversation-site-query';
import type { mailSiteSchema } from '@forecourt/lib/messaging/mail/mail-site-query';
import type { advertSiteSchema } from '@forecourt/lib/operations/advertising/advert-site-query';
import type { outgoingFeedSchema } from '@forecourt/lib/operations/advertising/outgoing-feed';
import type { endingTrialsSchema } from '@forecourt/lib/operations/page-trials/trials-query';
import type { hostsSchema } from '@forecourt/lib/sites/hosts-query';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type {
  AdvertSiteQueryResult,
  AlertSiteQueryResult,
  ContactNumbersQueryResult,
  EndingTrialsQueryResult,
  FeedsQueryResult,
  HostsQueryResult,
  MailSiteQueryResult,
  MessageTemplatesQueryResult,
  ModelRecordsQueryResult,
  OutgoingFeedsQueryResult,
} from '../sanity.types.ts';

// Compared by the compiler. `lib` does not know the generated types, so its zod schemas could drift from the content model.

test('the schemas of lib accept what their queries return', () => {
  expectTypeOf<HostsQueryResult>().toExtend<z.input<typeof hostsSchema>>();
  expectTypeOf<ModelRecordsQueryResult>().toExtend<z.input<typeof modelRecordsSchema>>();
  expectTypeOf<FeedsQueryResult[number]>().toExtend<z.input<typeof feedDocumentSchema>>();
  expectTypeOf<OutgoingFeedsQueryResult[number]>().toExtend<z.input<typeof outgoingFeedSchema>>();
  expectTypeOf<NonNullable<AdvertSiteQueryResult>>().toExtend<z.input<typeof advertSiteSchema>>();
  expectTypeOf<NonNullable<AlertSiteQueryResult>>().toExtend<z.input<typeof alertSiteSchema>>();
  expectTypeOf<ContactNumbersQueryResult>().toExtend<z.input<typeof contactNumbersSchema>>();
  expectTypeOf<NonNullable<MessageTemplatesQueryResult>>().toExtend<z.input<typeof messageTemplatesSchema>>();
  expectTypeOf<EndingTrialsQueryResult[number]>().toExtend<z.input<typeof endingTrialsSchema>[number]>();
  expectTypeOf<NonNullable<MailSiteQueryResult>>().toExtend<z.input<typeof mailSiteSchema>>();
});

test('the query of a site’s mail selects every field of a lead channel', () => {
  type FieldOf<Channel> = Channel extends Channel ? keyof Channel : never;
  type SelectedField = keyof NonNullable<MailSiteQueryResult>['leadChannels'][number];
  expectTypeOf<FieldOf<LeadChannel>>().toExtend<SelectedField>();
});

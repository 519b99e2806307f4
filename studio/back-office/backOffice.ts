import type {
  FeedsAnswer,
  PieceAnswer,
  RunAnswer,
  RunNowAnswer,
  RunsAnswer,
  UndoAnswer,
} from '@forecourt/lib/inventory/stock/runs/runs';
import type {
  ListedVehiclesAnswer,
  ListedVehiclesRequest,
} from '@forecourt/lib/inventory/stock/sample/listed-vehicles';
import type { SampleAnswer, SampleRequest } from '@forecourt/lib/inventory/stock/sample/sample';
import type {
  ComposerAnswer,
  SendRequest,
  SentMessageAnswer,
} from '@forecourt/lib/leads/conversation/composer';
import type { DealAnsweredAnswer, DealAnswerRequest, DealsAnswer } from '@forecourt/lib/leads/deal/staff';
import type { DeletedAnswer, HeldBackAnswer, SentAnswer } from '@forecourt/lib/leads/held-back';
import type { ResponseAnswer, TrailAnswer } from '@forecourt/lib/leads/inbox';
import type {
  CalendarAnswer,
  CalendarRequest,
  ServiceSlotsAnswer,
  ServiceStepAnswer,
} from '@forecourt/lib/leads/service-booking/staff';
import type { LeadStatus } from '@forecourt/lib/leads/status';
import type {
  DriveSlotsAnswer,
  DriveStepAnswer,
  DrivesAnswer,
  DrivesRequest,
} from '@forecourt/lib/leads/test-drive/staff';
import type {
  NoteAnswer,
  TaskChange,
  TaskScope,
  TasksAnswer,
  ThreadAnswer,
  ThreadChoicesAnswer,
  ThreadFilter,
  ThreadsAnswer,
  UnreadAnswer,
} from '@forecourt/lib/leads/thread/answers';
import type { AdvertTextAnswer, AdvertTextRequest } from '@forecourt/lib/operations/advert-text/contract';
import type {
  AdvertFilter,
  AdvertsAnswer,
  CheckRequestAnswer,
  CredentialState,
  OutgoingFeedAnswer,
  OutgoingFeedsAnswer,
} from '@forecourt/lib/operations/advertising/overview/answers';
import type { CreateApiKeyRequest } from '@forecourt/lib/operations/api-keys/api-key';
import type {
  ApiKeysAnswer,
  CreatedKeyAnswer,
  WebhookSecretAnswer,
} from '@forecourt/lib/operations/api-keys/office-contract';
import type { BookletChoices, BookletRequest } from '@forecourt/lib/operations/back-office/booklet';
import type {
  BackOfficeError,
  DraftLinkAnswer,
  EndedSessionsAnswer,
  EndSessionsRequest,
  Filter,
  ListAnswer,
  ListRequest,
  ReleaseAnswer,
  ReleaseScheduleAnswer,
  ReleaseSchedulesAnswer,
  ReservationAnswer,
  SessionAnswer,
  StepRequest,
  WholeReservation,
} from '@forecourt/lib/operations/back-office/contract';
import type {
  SettingCell,
  SettingChange,
  SettingScheduleAnswer,
  SettingSchedulesAnswer,
} from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import type {
  OwnerRequest,
  ReportAnswer,
  ReportRequest,
  SaveTeamRequest,
  StaffAnswer,
  TeamAnswer,
  TodayAnswer,
} from '@forecourt/lib/operations/back-office/team-contract';
import type { ActivityAnswer, ActivityRequest } from '@forecourt/lib/operations/events/activity';
import type { LawCheckAnswer } from '@forecourt/lib/operations/law-check/law-check-state';
import type {
  MerchandisingAnswer,
  RiskFilter,
  RiskRequest,
} from '@forecourt/lib/operations/merchandising/answers';
import type {
  CheckAnswer,
  MakeAnswer,
  NewSiteCall,
  ProofAnswer,
} from '@forecourt/lib/operations/new-site/office-contract';
import type { TrialsAnswer, TrialsRequest } from '@forecourt/lib/operations/page-trials/trials-answer';
import type {
  RemovalDecision,
  RemovalRequest,
  RemovalStateAnswer,
} from '@forecourt/lib/operations/removal/contract';
import type {
  FindVehicleRequest,
  FoundVehicle,
  RecordedSale,
  SaleRequest,
} from '@forecourt/lib/operations/results/sale';
import type {
  ResultsAnswer,
  ResultsRequest,
  RowsAnswer,
  RowsRequest,
} from '@forecourt/lib/operations/results/selection';
import type {
  ApproversAnswer,
  PublishRequest,
  ReviewDecision,
  ReviewRequest,
  ReviewStateAnswer,
  ReviewsAnswer,
} from '@forecourt/lib/operations/review/contract';
import type { SiteReportAnswer } from '@forecourt/lib/operations/site-report/report';
import type { SpeedAnswer, SpeedRequest } from '@forecourt/lib/operations/speed/speed-answer';
import type {
  CreateWebhookRequest,
  DeliveriesAnswer,
  WebhookAction,
} from '@forecourt/lib/operations/webhooks/webhook';
import type { ApiErrorCode } from '@forecourt/lib/platform/request/api-error';

/** A key or webhook of a site. */
interface OfSite {
  site: string;
  id: string;
}

export class BackOfficeProblem extends Error {
  /** `unreachable` means no response, or an unreadable one. */
  readonly code: ApiErrorCode | 'unreachable';
  /** The current reservation if someone else changed it first. */
  readonly reservation: WholeReservation | null;

  constructor(code: ApiErrorCode | 'unreachable', message: string, reservation?: WholeReservation) {
    super(message);
    this.code = code;
    this.reservation = reservation ?? null;
  }
}

const UNREACHABLE =
  'The storefront is not responding. Check your connection, and try again in a few minutes.';

/** Returns a client for the storefront's back office, which sends requests as the signed-in studio user. */
export function backOffice(address: string, token: string) {
  const base = `${address.replace(/\/$/, '')}/api/back-office`;

  async function call(path: string, signal?: AbortSignal, body?: unknown): Promise<Response> {
    const isFile = body instanceof Blob;
    const response = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && {
          'content-type': isFile ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      // Requests are authenticated by the token only.
      credentials: 'omit',
      cache: 'no-store',
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new BackOfficeProblem('unreachable', UNREACHABLE);
    });
    if (response.ok) return response;
    const problem = (await response.json().catch(() => null)) as BackOfficeError | null;
    if (!problem?.code) throw new BackOfficeProblem('unreachable', UNREACHABLE);
    throw new BackOfficeProblem(problem.code, problem.error, problem.reservation);
  }
  const json = async <Answer>(...callArguments: Parameters<typeof call>): Promise<Answer> =>
    (await call(...callArguments)).json() as Promise<Answer>;
  const at = (reference: string) => `/reservations/${encodeURIComponent(reference)}`;
  const adverts = (feed: string) => `/adverts/${encodeURIComponent(feed)}`;
  const thread = (id: string) => `/threads/${encodeURIComponent(id)}`;
  const release = (id: string) => `/releases/${encodeURIComponent(id)}`;

  return {
    session: (signal: AbortSignal) => json<SessionAnswer>('/session', signal),
    list: (request: ListRequest, signal: AbortSignal) => json<ListAnswer>('/reservations', signal, request),
    read: (reference: string, signal: AbortSignal) => json<ReservationAnswer>(at(reference), signal),
    step: (reference: string, request: StepRequest) =>
      json<ReservationAnswer>(`${at(reference)}/steps`, undefined, request),
    threads: (filter: ThreadFilter, after: string | null, signal: AbortSignal) =>
      json<ThreadsAnswer>('/threads', signal, { ...filter, after }),
    thread: (id: string, signal: AbortSignal) => json<ThreadAnswer>(thread(id), signal),
    threadChoices: (signal: AbortSignal) => json<ThreadChoicesAnswer>('/threads/choices', signal),
    unreadThreads: (signal: AbortSignal) => json<UnreadAnswer>('/threads/unread', signal),
    /** The stream of changes, as server-sent events. */
    threadEvents: (signal: AbortSignal) => call('/threads/events', signal),
    markThread: (id: string, isRead: boolean) =>
      json<UnreadAnswer>(`${thread(id)}/read`, undefined, { isRead }),
    setThreadStatus: (id: string, status: LeadStatus) =>
      json<{ status: LeadStatus }>(`${thread(id)}/status`, undefined, { status }),
    addNote: (id: string, text: string) => json<NoteAnswer>(`${thread(id)}/notes`, undefined, { text }),
    deleteNote: (id: string, note: string) =>
      json<NoteAnswer>(`${thread(id)}/notes/delete`, undefined, { note }),
    addTask: (id: string, task: { text: string; due: string; assigneeId: string | null }) =>
      json<{ dueAt: string }>(`${thread(id)}/tasks`, undefined, task),
    changeTask: (id: string, change: TaskChange) =>
      json<{ task: string }>(`${thread(id)}/tasks/change`, undefined, change),
    tasks: (request: { sites: string[]; scope: TaskScope; after: string | null }, signal: AbortSignal) =>
      json<TasksAnswer>('/threads/tasks', signal, request),
    leadTrail: (id: string, signal: AbortSignal) => json<TrailAnswer>(`/leads/${id}/trail`, signal),
    leadFile: async (id: string, file: string, signal?: AbortSignal): Promise<Blob> =>
      (await call(`/leads/${id}/files/${file}`, signal)).blob(),
    threadDeals: (id: string, signal: AbortSignal) => json<DealsAnswer>(`${thread(id)}/deals`, signal),
    answerDeal: (id: string, request: DealAnswerRequest) =>
      json<DealAnsweredAnswer>(`/deals/${id}/answer`, undefined, request),
    closeDeal: (id: string) => json<{ id: string }>(`/deals/${id}/close`, undefined, {}),
    composer: (thread: string, signal: AbortSignal) =>
      json<ComposerAnswer>(`/threads/${thread}/composer`, signal),
    sendMessage: (threadId: string, request: SendRequest) =>
      json<SentMessageAnswer>('/messages', undefined, { threadId, ...request }),
    logCall: (thread: string, request: { id: string; isAnswered: boolean }) =>
      json<SentMessageAnswer>(`/threads/${thread}/calls`, undefined, request),
    messageFile: async (file: string, signal?: AbortSignal): Promise<Blob> =>
      (await call(`/message-files/${file}`, signal)).blob(),
    recordInspection: (valuation: string, amount: number) =>
      json<{ amount: number }>(`/valuations/${valuation}/inspection`, undefined, { amount }),
    resendLead: (id: string) => json<TrailAnswer>(`/leads/${id}/resend`, undefined, {}),
    responseTimes: (sites: string[], signal: AbortSignal) =>
      json<ResponseAnswer>('/leads/response-times', signal, { sites }),
    exportLeads: async (filter: ThreadFilter): Promise<Blob> =>
      (await call('/leads/export', undefined, filter)).blob(),
    team: (site: string, signal?: AbortSignal) => json<TeamAnswer>('/team', signal, { site }),
    saveTeam: (request: SaveTeamRequest) => json<TeamAnswer>('/team/save', undefined, request),
    staff: (site: string, signal: AbortSignal) => json<StaffAnswer>('/team/staff', signal, { site }),
    setOwner: (request: OwnerRequest) => json<{ ownerId: string | null }>('/team/owner', undefined, request),
    answerReport: (request: ReportRequest, signal: AbortSignal) =>
      json<ReportAnswer>('/response-times', signal, request),
    exportAnswerReport: async (request: ReportRequest): Promise<Blob> =>
      (await call('/response-times/export', undefined, request)).blob(),
    today: (signal: AbortSignal) => json<TodayAnswer>('/today', signal),
    heldBack: (after: string | null, signal: AbortSignal) =>
      json<HeldBackAnswer>('/held-back', signal, { after }),
    testDrives: (request: DrivesRequest, signal: AbortSignal) =>
      json<DrivesAnswer>('/test-drives', signal, request),
    testDriveSlots: (id: string, signal: AbortSignal) =>
      json<DriveSlotsAnswer>(`/test-drives/${id}/slots`, signal),
    cancelTestDrive: (id: string) => json<DriveStepAnswer>(`/test-drives/${id}/cancel`, undefined, {}),
    moveTestDrive: (id: string, startsAt: string) =>
      json<DriveStepAnswer>(`/test-drives/${id}/move`, undefined, { startsAt }),
    bookings: (request: CalendarRequest, signal: AbortSignal) =>
      json<CalendarAnswer>('/bookings', signal, request),
    serviceSlots: (id: string, signal: AbortSignal) =>
      json<ServiceSlotsAnswer>(`/service-bookings/${id}/slots`, signal),
    cancelService: (id: string) => json<ServiceStepAnswer>(`/service-bookings/${id}/cancel`, undefined, {}),
    moveService: (id: string, startsAt: string) =>
      json<ServiceStepAnswer>(`/service-bookings/${id}/move`, undefined, { startsAt }),
    arriveService: (id: string) => json<ServiceStepAnswer>(`/service-bookings/${id}/arrive`, undefined, {}),
    readyService: (id: string, notifies: boolean) =>
      json<ServiceStepAnswer>(`/service-bookings/${id}/ready`, undefined, { notifies }),
    noteService: (id: string, note: string) =>
      json<ServiceStepAnswer>(`/service-bookings/${id}/note`, undefined, { note }),
    sendHeldBack: (id: string) => json<SentAnswer>(`/held-back/${id}/send`, undefined, {}),
    deleteHeldBack: (ids: string[]) => json<DeletedAnswer>('/held-back/delete', undefined, { ids }),
    endShopperSessions: (request: EndSessionsRequest) =>
      json<EndedSessionsAnswer>('/shopper-sessions/end', undefined, request),
    draftLink: (document: string) => json<DraftLinkAnswer>('/draft-links', undefined, { document }),
    release: (id: string, signal?: AbortSignal) => json<ReleaseAnswer>(release(id), signal),
    /** @param withoutApproval publishes documents that need approval and have none, which the other approvers are told */
    publishRelease: (id: string, withoutApproval = false) =>
      json<ReleaseScheduleAnswer>(`${release(id)}/publish`, undefined, { withoutApproval }),
    scheduleRelease: (id: string, time: string) =>
      json<ReleaseScheduleAnswer>(`${release(id)}/schedule`, undefined, { at: time }),
    cancelRelease: (id: string) => json<ReleaseScheduleAnswer>(`${release(id)}/cancel`, undefined, {}),
    releaseSchedules: (signal: AbortSignal) =>
      json<ReleaseSchedulesAnswer>('/releases/schedules', signal, {}),
    settingSchedules: (signal?: AbortSignal) => json<SettingSchedulesAnswer>('/setting-schedules', signal),
    scheduleSettings: (time: string, changes: readonly SettingChange[]) =>
      json<SettingScheduleAnswer>('/setting-schedules/create', undefined, { at: time, changes }),
    cancelSettings: (id: string, cell: SettingCell | null = null) =>
      json<SettingScheduleAnswer>(`/setting-schedules/${id}/cancel`, undefined, { cell }),
    reviewState: (document: string, signal?: AbortSignal) =>
      json<ReviewStateAnswer | null>('/reviews/state', signal, { document }),
    approvers: (document: string) => json<ApproversAnswer>('/reviews/approvers', undefined, { document }),
    requestReview: (request: ReviewRequest) =>
      json<ReviewStateAnswer>('/reviews/request', undefined, request),
    decideReview: (decision: ReviewDecision) =>
      json<ReviewStateAnswer>('/reviews/decide', undefined, decision),
    withdrawReview: (document: string) =>
      json<ReviewStateAnswer>('/reviews/withdraw', undefined, { document }),
    publishReviewed: (request: PublishRequest) =>
      json<{ isPublished: true }>('/reviews/publish', undefined, request),
    removalState: (document: string) =>
      json<RemovalStateAnswer | null>('/removals/state', undefined, { document }),
    requestRemoval: (request: RemovalRequest) =>
      json<RemovalStateAnswer>('/removals/request', undefined, request),
    answerRemoval: (decision: RemovalDecision) =>
      json<RemovalStateAnswer>('/removals/answer', undefined, decision),
    withdrawRemoval: (document: string) =>
      json<RemovalStateAnswer>('/removals/withdraw', undefined, { document }),
    reviews: (signal?: AbortSignal) => json<ReviewsAnswer>('/reviews', signal, {}),
    advertText: (request: AdvertTextRequest) => json<AdvertTextAnswer>('/advert-texts', undefined, request),
    activity: (request: ActivityRequest, signal: AbortSignal) =>
      json<ActivityAnswer>('/activity', signal, request),
    exportActivity: async (request: ActivityRequest): Promise<Blob> =>
      (await call('/activity/export', undefined, request)).blob(),
    results: (request: ResultsRequest, signal: AbortSignal) =>
      json<ResultsAnswer>('/results', signal, request),
    exportResults: async (request: ResultsRequest): Promise<Blob> =>
      (await call('/results/export', undefined, request)).blob(),
    resultRows: (request: RowsRequest, signal: AbortSignal) =>
      json<RowsAnswer>('/results/rows', signal, request),
    speed: (request: SpeedRequest, signal: AbortSignal) =>
      json<SpeedAnswer>('/results/speed', signal, request),
    trials: (request: TrialsRequest, signal: AbortSignal) =>
      json<TrialsAnswer>('/results/trials', signal, request),
    findSoldVehicle: (request: FindVehicleRequest) =>
      json<FoundVehicle>('/results/sales/find', undefined, request),
    recordSale: (request: SaleRequest) => json<RecordedSale>('/results/sales', undefined, request),
    removeSale: (request: { site: string; id: string }) =>
      json<RecordedSale>('/results/sales/remove', undefined, request),
    siteReport: (site: string, signal: AbortSignal) =>
      json<SiteReportAnswer>('/site-report', signal, { site }),
    merchandising: (request: RiskRequest, signal: AbortSignal) =>
      json<MerchandisingAnswer>('/merchandising', signal, request),
    exportMerchandising: async (request: RiskFilter & { site: string }): Promise<Blob> =>
      (await call('/merchandising/export', undefined, request)).blob(),
    lawCheck: (site: string, signal: AbortSignal) => json<LawCheckAnswer>('/law-check', signal, { site }),
    startLawCheck: (site: string) => json<LawCheckAnswer>('/law-check/start', undefined, { site }),
    apiKeys: (site: string, signal: AbortSignal) => json<ApiKeysAnswer>('/api-keys', signal, { site }),
    createApiKey: (request: CreateApiKeyRequest) =>
      json<CreatedKeyAnswer>('/api-keys/create', undefined, request),
    revokeApiKey: (request: OfSite) => json<ApiKeysAnswer>('/api-keys/revoke', undefined, request),
    createWebhook: (request: CreateWebhookRequest) =>
      json<WebhookSecretAnswer>('/webhooks/create', undefined, request),
    replaceWebhookSecret: (request: OfSite) =>
      json<WebhookSecretAnswer>('/webhooks/secret', undefined, request),
    changeWebhook: (request: OfSite & { action: WebhookAction }) =>
      json<ApiKeysAnswer>('/webhooks/change', undefined, request),
    webhookDeliveries: (request: OfSite & { before: string | null }, signal?: AbortSignal) =>
      json<DeliveriesAnswer>('/webhooks/deliveries', signal, request),
    resendEvent: (request: { site: string; delivery: string }) =>
      json<{ isQueued: boolean }>('/webhooks/resend', undefined, request),
    bookletChoices: (request: BookletRequest, signal: AbortSignal) =>
      json<BookletChoices>('/booklet/choices', signal, request),
    booklet: async (request: BookletRequest, signal: AbortSignal): Promise<Blob> =>
      (await call('/booklet', signal, request)).blob(),
    feeds: (signal: AbortSignal) => json<FeedsAnswer>('/feeds', signal),
    feedRuns: (feed: string, limit: number, signal: AbortSignal) =>
      json<RunsAnswer>(`/feeds/${encodeURIComponent(feed)}/runs?limit=${limit}`, signal),
    feedRun: (id: string, signal: AbortSignal) =>
      json<RunAnswer>(`/feed-runs/${encodeURIComponent(id)}`, signal),
    runFeed: (feed: string) => json<RunNowAnswer>(`/feeds/${encodeURIComponent(feed)}/run`, undefined, {}),
    sendFeedPiece: (feed: string, address: URLSearchParams, piece: Blob) =>
      json<PieceAnswer>(`/feeds/${encodeURIComponent(feed)}/file?${address}`, undefined, piece),
    readFeedSample: (request: SampleRequest, signal: AbortSignal) =>
      json<SampleAnswer>('/feed-samples', signal, request),
    listedVehicles: (request: ListedVehiclesRequest, signal: AbortSignal) =>
      json<ListedVehiclesAnswer>('/listed-vehicles', signal, request),
    checkNewSite: (
      request: NewSiteCall & { wantsPlan: boolean; wantsPlaces?: boolean },
      signal?: AbortSignal,
    ) => json<CheckAnswer>('/new-sites/check', signal, request),
    makeNewSite: (request: NewSiteCall) => json<MakeAnswer>('/new-sites', undefined, request),
    proveNewSite: (site: string) =>
      json<ProofAnswer>(`/new-sites/${encodeURIComponent(site)}/proof`, undefined, {}),
    undoFeedRun: (id: string) => json<UndoAnswer>(`/feed-runs/${encodeURIComponent(id)}/undo`, undefined, {}),
    exportFeedRun: async (id: string): Promise<Blob> =>
      (await call(`/feed-runs/${encodeURIComponent(id)}/rows`)).blob(),
    outgoingFeeds: (sites: string[], signal: AbortSignal) =>
      json<OutgoingFeedsAnswer>('/adverts', signal, { sites }),
    outgoingFeed: (feed: string, signal: AbortSignal) => json<OutgoingFeedAnswer>(adverts(feed), signal),
    adverts: (feed: string, filter: AdvertFilter & { after: string | null }, signal: AbortSignal) =>
      json<AdvertsAnswer>(`${adverts(feed)}/vehicles`, signal, filter),
    exportRefused: async (feed: string): Promise<Blob> => (await call(`${adverts(feed)}/refused`)).blob(),
    checkAdverts: (feed: string) => json<CheckRequestAnswer>(`${adverts(feed)}/check`, undefined, {}),
    renewAdvertAddress: (feed: string, seen: number) =>
      json<OutgoingFeedAnswer['address']>(`${adverts(feed)}/address`, undefined, { seen }),
    setAdvertCredential: (feed: string, value: string) =>
      json<CredentialState>(`${adverts(feed)}/credential`, undefined, { value }),
    exportCsv: async (filter: Filter): Promise<Blob> =>
      (await call('/reservations/export', undefined, filter)).blob(),
  };
}
export type BackOffice = ReturnType<typeof backOffice>;

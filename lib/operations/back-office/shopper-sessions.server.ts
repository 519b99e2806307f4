import { z } from 'zod';
import { internationalMobile } from '../../accounts/phone.ts';
import { closeSessionsOfPhone } from '../../accounts/session.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { MOBILE_TEXT } from '../../platform/text/field-rules.ts';
import { line } from '../../platform/text/schema.ts';
import { bodyOf, type Call } from './call.server.ts';
import type { EndedSessionsAnswer, EndSessionsRequest } from './contract.ts';
import { expectStaffRate } from './expect-rate.server.ts';

const PHONE_LENGTH = 30;

const requestSchema = z.strictObject({
  phone: line(PHONE_LENGTH),
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
}) satisfies z.ZodType<unknown, EndSessionsRequest>;

/** Signs a shopper out everywhere by phone, such as after a theft, where the caller may act. */
export async function endShopperSessions({ request, staff, office }: Call): Promise<Response> {
  const { phone, sites } = await bodyOf(request, requestSchema);
  const number = internationalMobile(phone);
  if (!number) throw new ApiError('bad_input', MOBILE_TEXT);
  const ownSlugs = staff.sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  const siteSlugs = sites.length > 0 ? ownSlugs.filter((slug) => sites.includes(slug)) : ownSlugs;
  if (siteSlugs.length === 0)
    throw new ApiError('read_only', 'You don’t have permission to sign shoppers out on these sites.');
  await expectStaffRate(
    { staff, office },
    'staffEndSessions',
    'Too many sign-outs in a short time. Please wait ten minutes.',
  );
  const ended = await closeSessionsOfPhone(office.pool, { siteSlugs, phone: number });
  office.report('info', { staff: staff.id, sites: siteSlugs, ...ended }, 'shopper_signed_out_by_staff');
  return Response.json(ended satisfies EndedSessionsAnswer);
}

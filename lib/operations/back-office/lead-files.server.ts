import { z } from 'zod';
import { leadFile } from '../../leads/files.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import type { Call } from './call.server.ts';

const idSchema = z.uuid();

/** Types that are safe to name: they contain no scripts. Others are sent as binary data. */
const PLAIN_TYPES = ['image/jpeg', 'application/pdf'];

/** Responds with a file of a lead as a download, never as a page of the storefront. */
export async function readLeadFile(
  { staff, office }: Call,
  { id, file: fileId }: { id: string; file: string },
): Promise<Response> {
  const ids = z.object({ leadId: idSchema, fileId: idSchema }).safeParse({ leadId: id, fileId });
  const siteSlugs = staff.sites.map(({ slug }) => slug);
  const file = ids.success ? await leadFile(office.pool, siteSlugs, ids.data) : null;
  if (!file) throw new ApiError('not_found', 'This file doesn’t exist, or you don’t have access to it.');
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': PLAIN_TYPES.includes(file.type) ? file.type : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

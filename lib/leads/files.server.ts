import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { leadFiles } from './tables/leads.ts';

/** A file that came with a lead or a message: a resume, a photo or a document. */
export interface LeadFile {
  name: string;
  type: string;
  content: Uint8Array;
}

const FILE_COLUMNS = columnsOf(leadFiles, ['name', 'type', 'content']);

type WholeLeadFile = RowOf<typeof FILE_COLUMNS>;

/** Returns the files of a lead, oldest first. */
export async function filesOfLead(db: Queryable, id: string): Promise<WholeLeadFile[]> {
  const { rows } = await db.query<WholeLeadFile>(
    `select ${FILE_COLUMNS} from lead_files where lead_id = $1 order by created_at, id`,
    [id],
  );
  return rows;
}

/**
 * Returns one file of a lead; null if it does not exist, belongs to another lead or site, or the lead is held
 * back as spam.
 * @param siteSlugs sites whose leads may be read
 */
export async function leadFile(
  db: Queryable,
  siteSlugs: readonly string[],
  { leadId, fileId }: { leadId: string; fileId: string },
): Promise<WholeLeadFile | null> {
  const { rows } = await db.query<WholeLeadFile>(
    `select ${FILE_COLUMNS} from lead_files
     where id = $2 and lead_id = $1
       and exists (select from leads where leads.id = $1 and site_slug = any($3) and not suspect)`,
    [leadId, fileId, siteSlugs],
  );
  return rows[0] ?? null;
}

/** SQL for a lead's files as JSON, without their content. */
export const LISTED_FILES = `
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type,
                                                'bytes', octet_length(f.content)) order by f.created_at, f.id)
            from lead_files f where f.lead_id = leads.id), '[]'::jsonb)`;

import { csvOf } from '../../platform/text/csv.ts';
import { SOURCE_KIND_LABELS, type SourceKind } from '../../sites/visit-source/source-kinds.ts';
import type { FormKind } from '../form-kinds.ts';
import { type AnswerReport, KIND_LABELS, onTimeShare, type ReportGroup, type ReportRow } from './report.ts';

export const GROUP_LABELS: Readonly<Record<ReportGroup, string>> = {
  site: 'Site',
  place: 'Location',
  person: 'Person',
  kind: 'Kind of lead',
  source: 'Source',
};

/** Returns the name of a row for staff. */
export function rowName({ group, key, name }: Pick<ReportRow, 'group' | 'key' | 'name'>): string {
  if (!key) return { site: '', place: 'No location', person: 'Nobody', kind: '', source: 'Unknown' }[group];
  if (group === 'kind') return KIND_LABELS[key as FormKind] ?? key;
  if (group === 'source') return SOURCE_KIND_LABELS[key as SourceKind] ?? key;
  return name || key;
}

/** Returns a report of response times as CSV. */
export const reportCsv = ({ total, rows }: AnswerReport): string =>
  csvOf([
    [
      'By',
      'Name',
      'Site',
      'Leads',
      'Answered',
      'Not answered',
      'Median minutes',
      '90% within minutes',
      'With deadline',
      'On time',
      'On time %',
    ],
    ...[
      { ...total, by: 'All', name: '', site: '' },
      ...rows.map((row) => ({ ...row, by: GROUP_LABELS[row.group], name: rowName(row) })),
    ].map((row) => [
      row.by,
      row.name,
      row.site,
      row.leads,
      row.answered,
      row.leads - row.answered,
      row.medianMinutes,
      row.p90Minutes,
      row.due,
      row.onTime,
      onTimeShare(row),
    ]),
  ]);

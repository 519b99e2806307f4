import type { ImportReport, RejectedValue } from './report.ts';
import { commandText } from './share-guards.ts';

const ROWS_SHOWN = 40;
const CELL_WIDTH = 48;

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const fit = (cell: string) => (cell.length > CELL_WIDTH ? `${cell.slice(0, CELL_WIDTH - 1)}…` : cell);
  const cells = [header, ...rows].map((row) => row.map(fit));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head, ...body] = cells.map(line);
  return [head, widths.map((width) => '─'.repeat(width)).join('  '), ...body].join('\n');
}

export function reportText(report: ImportReport): string {
  const { rows, changes } = report;
  const parts: string[] = [];
  const rowHeader = ['Line', 'Stock number', 'Field', 'Value', 'Reason'];
  const cells = ({ line, stocknum, field, value, reason }: RejectedValue) => [
    String(line),
    stocknum ?? '',
    field,
    value,
    reason,
  ];
  parts.push(...section('Rejected rows', rowHeader, report.rejected.map(cells)));
  parts.push(
    ...section(
      'Held vehicles: not shown, or left unchanged',
      [...rowHeader, 'Accept with'],
      report.held.map((heldRow) => [...cells(heldRow), `--accept ${heldRow.guard}`]),
    ),
    ...section(
      'Stock numbers listed more than once',
      ['Stock number', 'Kept', 'Left out', 'Facts'],
      report.repeated.map(({ stocknum, keptLine, leftLine, isSame }) => [
        stocknum,
        `line ${keptLine}`,
        `line ${leftLine}`,
        isSame ? 'identical' : 'fewer',
      ]),
    ),
  );
  if (report.mended.length > 0)
    parts.push(
      `Corrected values\n${table(
        ['Count', 'What', 'For example', 'Became'],
        report.mended.map(({ kind, count, examples: [first] }) => [
          String(count),
          kind,
          first ? `line ${first.line}: ${first.from}` : '',
          first?.to || '(nothing)',
        ]),
      )}`,
    );
  for (const finding of report.guards)
    if (finding.accepted) parts.push(`Note: ${finding.text} ${commandText(finding)}`);
  for (const warning of report.warnings) parts.push(`Note: ${warning}`);
  if (report.error) return [...parts, report.error].join('\n\n');

  const counts = [
    `${rows.taken} accepted (${rows.mended} of them corrected)`,
    ...(rows.held > 0 ? [`${rows.held} held`] : []),
    ...(rows.repeated > 0 ? [`${rows.repeated} listed twice`] : []),
    `${rows.rejected} rejected`,
  ];
  const rowCounts = `${rows.read} rows: ${counts.join(', ')}.`;
  const changeCounts =
    report.outcome === 'unchanged'
      ? `Nothing has changed: all ${changes.unchanged} vehicles are as this file says.`
      : `${changes.added} added, ${changes.changed} changed, ${changes.unchanged} unchanged, ${changes.retired} retired.`;
  const rehearsal = report.dryRun ? ' This was a dry run: nothing was written.' : '';
  return [
    ...parts,
    `${report.feed}: ${rowCounts}\n${changeCounts}${rehearsal} (${report.seconds.toFixed(1)} s)`,
  ].join('\n\n');
}

function section(title: string, header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  return [`${title}\n${table(header, rows.slice(0, ROWS_SHOWN))}${more(rows.length)}`];
}

const more = (total: number): string =>
  total > ROWS_SHOWN ? `\n… and ${total - ROWS_SHOWN} more, see --json` : '';

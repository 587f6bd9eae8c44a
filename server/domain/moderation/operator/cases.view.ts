import {
  type CaseContent,
  type CaseField,
  type CaseFieldName,
  type CaseItem,
  type CaseReport,
} from '@contract/operator';
import { fileUrl } from '../../../lib/storage/fileUrls';
import { type CaseTarget } from '../measures/caseTargets.repository';
import { type CaseRow, type ReportRow } from './cases.repository';

/** The row of a target that is neither reported nor hidden. */
export const UNREPORTED: Omit<CaseRow, 'target' | 'target_id' | 'writer_id' | 'nickname'> = {
  number: null,
  state: 'DONE',
  reports: 0,
  total: 0,
  types: [],
  first_at: null,
  last_at: null,
  hidden: false,
  edited: false,
};

export function toItem(
  row: Omit<CaseRow, 'writer_id' | 'nickname'>,
  title: string,
  writer: CaseItem['writer'],
): CaseItem {
  return {
    number: row.number,
    target: row.target,
    targetId: row.target_id,
    state: row.state,
    reports: row.reports,
    total: row.total,
    types: row.types,
    firstDateTime: row.first_at?.toISOString() ?? null,
    lastDateTime: row.last_at?.toISOString() ?? null,
    title,
    writer,
    hidden: row.hidden,
    edited: row.edited,
  };
}

export function toContent({ texts, files }: CaseTarget): CaseContent {
  const fields = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([name, text]): CaseField => ({ name: name as CaseFieldName, text }));
  return { fields, files: files.map(fileUrl) };
}

export function toReport(row: ReportRow): CaseReport {
  return {
    id: row.id,
    reporter: row.reporter_id === null ? null : { memberId: row.reporter_id, nickname: row.nickname },
    type: row.type,
    content: row.content,
    reportedText: row.reported_text,
    fields: row.reported_fields,
    createdDateTime: row.created_at.toISOString(),
    closedDateTime: row.closed_at?.toISOString() ?? null,
  };
}

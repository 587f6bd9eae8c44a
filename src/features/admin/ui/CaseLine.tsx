import { CASE_STATE_LABELS, LOG_ACTION_LABELS, type Case } from '@contract/operator';
import { shortMinute } from '../lib/deskTexts';
import * as L from './CaseLine.styles';

/** The newest events; all of them are listed below. */
const SHOWN = 6;

interface Event {
  key: string;
  kind: 'published' | 'report' | 'measure';
  label: string;
  at: string;
}

function eventsOf({ reportList, member, target, targetId, context }: Case): Event[] {
  const publishedAt = context?.archive?.publishedDateTime;
  const published: Event[] = publishedAt
    ? [{ key: 'published', kind: 'published', label: '공개', at: publishedAt }]
    : [];
  const reports = reportList.map(({ id, createdDateTime }) => ({
    key: `report ${id}`,
    kind: 'report' as const,
    label: '신고',
    at: createdDateTime,
  }));
  const measures = (member?.measures ?? [])
    .filter((item) => item.target === target && item.targetId === targetId)
    .map(({ id, action, createdDateTime }) => ({
      key: `measure ${id}`,
      kind: 'measure' as const,
      label: LOG_ACTION_LABELS[action],
      at: createdDateTime,
    }));
  const later = [...reports, ...measures].sort((one, other) => one.at.localeCompare(other.at));
  return [...published, ...later.slice(published.length - SHOWN)];
}

/** Reports and measures of a target in their order, up to now; of a one-liner since it was published. */
export function CaseLine({ shown }: { shown: Case }) {
  const isDone = shown.state === 'DONE';

  return (
    <L.Line aria-label="이 글에 있었던 일">
      {eventsOf(shown).map(({ key, kind, label, at }) => (
        <li key={key}>
          <L.LineMark data-kind={kind} />
          <b>{label}</b>
          <small>
            <time dateTime={at}>{shortMinute(at)}</time>
          </small>
        </li>
      ))}
      <li data-now>
        <L.LineMark data-kind={isDone ? 'done' : 'now'} />
        <b>{isDone ? CASE_STATE_LABELS.DONE : CASE_STATE_LABELS.OPEN}</b>
        <small>지금</small>
      </li>
    </L.Line>
  );
}

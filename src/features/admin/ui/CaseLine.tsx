import { CASE_STATE_LABELS, LOG_ACTION_LABELS, type Case } from '@contract/operator';
import { Text } from '@/shared/ui/pieces';
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
          <Text as="b" size="label" tone="text-2">
            {label}
          </Text>
          <Text as="small" size="caption" tone="text-3" numbers>
            <time dateTime={at}>{shortMinute(at)}</time>
          </Text>
        </li>
      ))}
      <li data-now>
        <L.LineMark data-kind={isDone ? 'done' : 'now'} />
        <Text as="b" size="label" tone="text-2">
          {isDone ? CASE_STATE_LABELS.DONE : CASE_STATE_LABELS.OPEN}
        </Text>
        <Text as="small" size="caption" tone="text-3" numbers>
          지금
        </Text>
      </li>
    </L.Line>
  );
}

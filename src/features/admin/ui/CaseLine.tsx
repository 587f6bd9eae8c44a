import { MESSAGES } from '@contract/messages';
import { CASE_STATE_LABELS, LOG_ACTION_LABELS, type Case } from '@contract/operator';
import { Text } from '@/shared/ui/pieces';
import { actorName, shortMinute, writtenLabel } from '../lib/deskTexts';
import * as L from './CaseLine.styles';

interface Event {
  key: string;
  kind: 'written' | 'edited' | 'published' | 'report' | 'measure';
  label: string;
  at: string;
  /** The operator who took the measure. */
  by?: string;
}

function eventsOf(shown: Case): Event[] {
  const { reportList, member, target, targetId, context, writtenDateTime, editedDateTime } = shown;
  const publishedAt = context?.archive?.publishedDateTime;
  const once = (kind: Event['kind'], label: string, at: string | null | undefined): Event[] =>
    at ? [{ key: kind, kind, label, at }] : [];
  const reports = reportList.map(({ id, createdDateTime }) => ({
    key: `report ${id}`,
    kind: 'report' as const,
    label: '신고',
    at: createdDateTime,
  }));
  const measures = (member?.measures ?? [])
    .filter((item) => item.target === target && item.targetId === targetId)
    .map(({ id, action, createdDateTime, actor }) => ({
      key: `measure ${id}`,
      kind: 'measure' as const,
      label: LOG_ACTION_LABELS[action],
      at: createdDateTime,
      by: actor.kind === 'OPERATOR' ? actorName(actor, MESSAGES.withdrawnMember) : undefined,
    }));
  const events = [
    ...(target === 'EVALUATION' ? [] : once('written', writtenLabel(shown), writtenDateTime)),
    ...once('edited', '고침', editedDateTime),
    ...once('published', '공개', publishedAt),
    ...reports,
    ...measures,
  ].sort((one, other) => one.at.localeCompare(other.at));
  return joinReports(events);
}

/** Reports without another event between them are one point: "신고 3", at the time of the last. */
function joinReports(events: readonly Event[]): Event[] {
  const joined: (Event & { count: number })[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (event.kind === 'report' && last?.kind === 'report') {
      last.count += 1;
      Object.assign(last, { label: `신고 ${last.count}`, at: event.at });
    } else joined.push({ ...event, count: 1 });
  }
  return joined;
}

/** What has happened to a target in its order, up to now: written, edited, reported, decided, and by whom (MEND-11). */
export function CaseLine({ shown }: { shown: Case }) {
  const isDone = shown.state === 'DONE';

  return (
    <L.Scroller tabIndex={0} role="region" aria-label="이 글에 있었던 일">
      <L.Line aria-label="이 글에 있었던 일">
        {eventsOf(shown).map(({ key, kind, label, at, by }) => (
          <li key={key}>
            <L.LineMark data-kind={kind} />
            <Text as="b" size="label" tone="text-2">
              {label}
            </Text>
            <Text as="small" size="caption" tone="text-3" numbers>
              <time dateTime={at}>{shortMinute(at)}</time>
              {by && <span>{by}</span>}
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
    </L.Scroller>
  );
}

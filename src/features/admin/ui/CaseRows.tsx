import { type KeyboardEvent } from 'react';
import { CASE_STATE_LABELS, type CaseItem, type CasePage } from '@contract/operator';
import { CASE_TYPE_LABELS, REPORT_TARGET_LABELS, type ReportTargetType } from '@contract/report';
import { memberName } from '@/entities/member';
import { timeAgo } from '@/shared/lib/dates';
import { useServerNow } from '@/shared/session';
import { Avatar } from '@/shared/ui/Avatar';
import {
  CommentIcon,
  EyeOffIcon,
  FileTextIcon,
  Icon,
  ImageIcon,
  PencilIcon,
  QuoteIcon,
  type LucideIcon,
} from '@/shared/ui/Icon';
import { Stack, Text } from '@/shared/ui/pieces';
import { casePath } from '../lib/deskPaths';
import * as S from './Queue.styles';

const ICONS: Readonly<Record<Exclude<ReportTargetType, 'PROFILE'>, LucideIcon>> = {
  PROJECT: FileTextIcon,
  ARCHIVE: ImageIcon,
  PROJECT_COMMENT: CommentIcon,
  ARCHIVE_COMMENT: CommentIcon,
  EVALUATION: QuoteIcon,
};

interface CaseRowsProps {
  cases: readonly CaseItem[];
  /** Groups the rows by state; used when the list is sorted by reports. */
  grouped: boolean;
  /** The number of cases of each state on all pages. */
  states: CasePage['states'];
  /** The query string that links to cases preserve. */
  search: string;
  isOpen: (one: CaseItem) => boolean;
}

const GROUPS = ['HIDDEN', 'OPEN', 'DONE'] as const;

/** The rows of the queue; arrow keys move between them. */
export function CaseRows({ cases, grouped, states, ...row }: CaseRowsProps) {
  if (!grouped) return <Rows cases={cases} {...row} />;
  return GROUPS.map((state) => {
    const members = cases.filter((one) => one.state === state);
    if (members.length === 0) return null;
    return (
      <div key={state}>
        <S.Group>
          {state === 'HIDDEN' && <Icon of={EyeOffIcon} size={16} />}
          <span>{CASE_STATE_LABELS[state]}</span> <em>{states[state]}</em>
        </S.Group>
        <Rows cases={members} {...row} />
      </div>
    );
  });
}

function Rows({ cases, search, isOpen }: Omit<CaseRowsProps, 'grouped' | 'states'>) {
  const now = useServerNow();

  return (
    <S.Rows>
      {cases.map((one) => {
        const { target, targetId, reports, total, types, lastDateTime, edited, title } = one;
        return (
          <li key={`${target}/${targetId}`}>
            <S.Row
              to={casePath(target, targetId) + search}
              data-row
              aria-current={isOpen(one) ? 'true' : undefined}
              onKeyDown={walk}
            >
              <CaseMark {...one} />
              <Stack as="span" gap={1}>
                <Text as="b" size="body-s" weight={600} cut>
                  {title || memberName(one.writer?.nickname ?? null)}
                </Text>
                <S.Meta>
                  {edited && (
                    <S.Edited>
                      <Icon of={PencilIcon} size={12} />
                      고침 ·{' '}
                    </S.Edited>
                  )}
                  <span>
                    {[REPORT_TARGET_LABELS[target], types.map((type) => CASE_TYPE_LABELS[type]).join(', ')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </S.Meta>
              </Stack>
              <Stack as="span" gap={1} align="end" size="body-s" weight={700} numbers>
                <span>{reports > 0 ? reports : total}건</span>
                {lastDateTime && <S.Meta>{timeAgo(lastDateTime, now)}</S.Meta>}
              </Stack>
            </S.Row>
          </li>
        );
      })}
    </S.Rows>
  );
}

/** The kind of a target as a shape. */
export function CaseMark({ target, writer }: Pick<CaseItem, 'target' | 'writer'>) {
  if (target === 'PROFILE') {
    return (
      <S.Mark data-face>
        <Avatar nickname={memberName(writer?.nickname ?? null)} withdrawn={!writer?.nickname} size={36} />
      </S.Mark>
    );
  }
  const isPost = target === 'PROJECT' || target === 'ARCHIVE';
  return (
    <S.Mark data-line={isPost ? undefined : true}>
      <Icon of={ICONS[target]} size={16} />
    </S.Mark>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

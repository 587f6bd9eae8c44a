import { useState } from 'react';
import { ROLE_LABELS } from '@contract/skill';
import { MOOD_LABELS, MOODS, TEAM_MESSAGES, type Team, type TeamMember } from '@contract/team';
import { MemberAvatar } from '@/entities/member';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { usePopover } from '@/shared/lib/usePopover';
import { useDialogLocation } from '@/shared/routes';
import { below } from '@/shared/theme';
import { SectionHeading } from '@/shared/ui/SectionHeading';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Text } from '@/shared/ui/pieces';
import { cellsOf, lastWeek, lastWeeks, monthName, weekName, type WeekCell } from '../lib/weeks';
import { CheckInPopover, CheckInSheet } from './CheckInText';
import { MoodMark } from './MoodMark';
import * as S from './WeekTable.styles';

/** Its name in the history entry, for the sheet of phones. */
const SHEET = 'check-in-text';

/** The opened check-in, and where its row ends. */
interface Opened {
  memberId: number;
  week: string;
  top: number;
}

/**
 * The check-ins of the last twelve weeks: a row for each member, a column for each week. A mark opens its text, beside it
 * or in a sheet (D199).
 */
export function WeekTable({ team }: { team: Team }) {
  const { members, status } = team;
  const weeks = lastWeeks(lastWeek(team));
  const isNarrow = useMediaQuery(below('mobile'));
  const dialog = useDialogLocation();
  const [opened, setOpened] = useState<Opened>();
  const isPopoverOpen = opened !== undefined && !isNarrow;
  const { container, button: buttonRef, handlers } = usePopover(isPopoverOpen, () => setOpened(undefined));
  const member = members.find(({ memberId }) => memberId === opened?.memberId);

  function open(memberId: number, week: string, mark: HTMLButtonElement) {
    buttonRef.current = mark;
    const frame = container.current?.getBoundingClientRect();
    const top = mark.getBoundingClientRect().bottom - (frame?.top ?? 0);
    const isSame = opened?.memberId === memberId && opened.week === week;
    setOpened(isSame && !isNarrow ? undefined : { memberId, week, top });
    if (isNarrow) dialog.open(SHEET);
  }

  const text = opened &&
    member && { member, week: opened.week, weeks, onTurn: (week: string) => setOpened({ ...opened, week }) };

  return (
    <S.Frame ref={container} aria-labelledby="weeks" {...handlers}>
      <Row gap={3} justify="space-between" wraps below={4}>
        <SectionHeading id="weeks">최근 12주</SectionHeading>
        <Legend />
      </Row>
      <S.Table aria-labelledby="weeks">
        <thead>
          <tr>
            <td />
            {weeks.map((one, index) => (
              <S.WeekHead key={one} scope="col">
                <VisuallyHidden>{weekName(one)}</VisuallyHidden>
                <WeekMark weeks={weeks} index={index} isActive={status === 'ACTIVE'} />
              </S.WeekHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((one) => (
            <MemberWeeks
              key={one.memberId}
              member={one}
              cells={cellsOf(one, weeks, team.canCheckIn)}
              openedWeek={member === one ? opened?.week : undefined}
              onOpen={open}
            />
          ))}
        </tbody>
      </S.Table>
      {text && !isNarrow && <CheckInPopover {...text} top={opened.top} />}
      {text && isNarrow && dialog.dialog === SHEET && <CheckInSheet {...text} onClose={dialog.close} />}
    </S.Frame>
  );
}

function Legend() {
  return (
    <Row as="ul" gap={4} rowGap={2} align="stretch" wraps size="caption" tone="text-2" tight aria-label="표시">
      {MOODS.map((mood) => (
        <Row as="li" gap={2} key={mood}>
          <MoodMark state={mood} size={14} />
          {MOOD_LABELS[mood]}
        </Row>
      ))}
      <Row as="li" gap={2}>
        <MoodMark state="MISSED" />
        남기지 않음
      </Row>
    </Row>
  );
}

/**
 * The month above its first week, and "이번 주" above the last, which on narrow screens covers the column before it.
 * Hidden from screen readers.
 */
function WeekMark({ weeks, index, isActive }: { weeks: readonly string[]; index: number; isActive: boolean }) {
  const last = weeks.length - 1;
  if (index === last) return <S.Now aria-hidden>{isActive ? TEAM_MESSAGES.thisWeek : TEAM_MESSAGES.lastWeek}</S.Now>;
  if (index === last - 1) return null;
  const month = monthName(weeks[index]);
  return month === monthName(weeks[index - 1]) ? null : <S.Month aria-hidden>{month}</S.Month>;
}

interface MemberWeeksProps {
  member: TeamMember;
  cells: readonly WeekCell[];
  openedWeek: string | undefined;
  onOpen: (memberId: number, week: string, mark: HTMLButtonElement) => void;
}

function MemberWeeks({ member, cells, openedWeek, onOpen }: MemberWeeksProps) {
  const { memberId, nickname, profileImgUrl, role, isLeader } = member;

  return (
    <S.MemberRow>
      <S.Member scope="row">
        <span>
          <MemberAvatar nickname={nickname} photo={profileImgUrl} size={36} />
          <span>
            <Text as="b" size="body-s" weight={600} tight>
              {nickname}
            </Text>
            <Text as="small" size="caption" tone="text-3" tight>
              {isLeader ? TEAM_MESSAGES.leader : role && ROLE_LABELS[role]}
            </Text>
          </span>
        </span>
      </S.Member>
      {cells.map((cell, index) => (
        <S.Cell key={cell.week} data-line={cell.line} data-now={index === cells.length - 1 || undefined}>
          <Mark
            cell={cell}
            isNow={index === cells.length - 1}
            isOpen={cell.week === openedWeek}
            onOpen={(mark) => onOpen(memberId, cell.week, mark)}
          />
        </S.Cell>
      ))}
    </S.MemberRow>
  );
}

interface MarkProps {
  cell: WeekCell;
  isNow: boolean;
  isOpen: boolean;
  onOpen: (mark: HTMLButtonElement) => void;
}

/** The mark of a week; a button where something was written. */
function Mark({ cell: { state, label, checkIn }, isNow, isOpen, onOpen }: MarkProps) {
  const mark = <MoodMark state={state} isNow={isNow} size={isNow ? 24 : undefined} />;
  if (!checkIn) {
    return (
      <>
        {mark}
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
  }
  return (
    <S.MarkButton type="button" aria-expanded={isOpen} onClick={({ currentTarget }) => onOpen(currentTarget)}>
      {mark}
      <VisuallyHidden>{`${label}, 글 보기`}</VisuallyHidden>
    </S.MarkButton>
  );
}

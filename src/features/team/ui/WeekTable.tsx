import { ROLE_LABELS } from '@contract/skill';
import { MOOD_LABELS, MOODS, TEAM_MESSAGES, type Team, type TeamMember } from '@contract/team';
import { MemberAvatar } from '@/entities/member';
import { SectionHeading } from '@/shared/ui/SectionHeading';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Text } from '@/shared/ui/pieces';
import { cellsOf, lastWeeks, monthName, weekName } from '../lib/weeks';
import { MoodMark } from './MoodMark';
import * as S from './WeekTable.styles';

/** The check-ins of the last twelve weeks: a row for each member, a column for each week. */
export function WeekTable({ team: { members, week, canCheckIn } }: { team: Team }) {
  const weeks = lastWeeks(week);

  return (
    <section aria-labelledby="weeks">
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
                <WeekMark weeks={weeks} index={index} />
              </S.WeekHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberWeeks key={member.memberId} member={member} weeks={weeks} canCheckIn={canCheckIn} />
          ))}
        </tbody>
      </S.Table>
    </section>
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
function WeekMark({ weeks, index }: { weeks: readonly string[]; index: number }) {
  const last = weeks.length - 1;
  if (index === last) return <S.Now aria-hidden>이번 주</S.Now>;
  if (index === last - 1) return null;
  const month = monthName(weeks[index]);
  return month === monthName(weeks[index - 1]) ? null : <S.Month aria-hidden>{month}</S.Month>;
}

interface MemberWeeksProps {
  member: TeamMember;
  weeks: readonly string[];
  canCheckIn: boolean;
}

function MemberWeeks({ member, weeks, canCheckIn }: MemberWeeksProps) {
  const { nickname, profileImgUrl, role, isLeader } = member;

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
      {cellsOf(member, weeks, canCheckIn).map(({ week, state, line, label }, index) => (
        <S.Cell key={week} data-line={line} data-now={index === weeks.length - 1 || undefined}>
          <MoodMark
            state={state}
            isNow={index === weeks.length - 1}
            size={index === weeks.length - 1 ? 24 : undefined}
          />
          <VisuallyHidden>{label}</VisuallyHidden>
        </S.Cell>
      ))}
    </S.MemberRow>
  );
}

import { minuteInKorea } from '@contract/dates';
import { MOOD_LABELS, TEAM_MESSAGES, type CheckIn, type Team, type TeamMember } from '@contract/team';
import { MemberAvatar, MemberLink } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { ageInDays, shortDate } from '@/shared/lib/dates';
import { useServerNow } from '@/shared/session';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { MoodMark } from './MoodMark';
import * as S from './News.styles';

interface Line extends CheckIn {
  member: TeamMember;
}

const newestFirst = (one: Line, other: Line) => other.updatedDateTime.localeCompare(one.updatedDateTime);

function linesOf({ members, week }: Team): Line[] {
  return members.flatMap((member) =>
    member.checkIns.filter((line) => line.week === week).map((line) => ({ ...line, member })),
  );
}

/** This week's check-ins, and the members without one. */
export function News({ team }: { team: Team }) {
  const lines = linesOf(team).sort(newestFirst);
  const missing = team.members.filter((member) => !lines.some((line) => line.member === member));

  return (
    <section aria-labelledby="news">
      <SectionHeading id="news">
        이번 주 소식 <SectionCount>{lines.length}</SectionCount>
      </SectionHeading>
      <Stack as="ul">
        {lines.map((line) => (
          <NewsLine key={line.member.memberId} line={line} />
        ))}
      </Stack>
      {missing.length > 0 && (
        <S.Missing>
          {missing.map(({ nickname }) => nickname).join(', ')} 님은 {TEAM_MESSAGES.notYet}.
        </S.Missing>
      )}
    </section>
  );
}

function NewsLine({ line: { member, mood, text, updatedDateTime } }: { line: Line }) {
  const now = useServerNow();
  const isToday = ageInDays(updatedDateTime, now) === 0;

  return (
    <S.Line>
      <MemberAvatar nickname={member.nickname} photo={member.profileImgUrl} size={40} />
      <div>
        <S.LineHead data-help={mood === 'HELP' || undefined}>
          <b>
            <MemberLink nickname={member.nickname} />
          </b>
          <Row as="span" gap={2} inline size="caption" weight={600} tone="text-2" tight>
            <MoodMark state={mood} size={14} />
            {MOOD_LABELS[mood]}
          </Row>
          <time dateTime={updatedDateTime}>
            {isToday ? `오늘 ${minuteInKorea(Date.parse(updatedDateTime)).slice(-5)}` : shortDate(updatedDateTime)}
          </time>
        </S.LineHead>
        <Text size="body" keepsLines>
          <LinkedText>{text}</LinkedText>
        </Text>
      </div>
    </S.Line>
  );
}

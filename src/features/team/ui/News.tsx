import { useState } from 'react';
import { minuteInKorea } from '@contract/dates';
import { MOOD_LABELS, TEAM_MESSAGES, type CheckIn, type Team, type TeamMember } from '@contract/team';
import { MemberAvatar, MemberLink } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { ageInDays, shortDate } from '@/shared/lib/dates';
import { useServerNow } from '@/shared/session';
import { Chip } from '@/shared/ui/Chip';
import { SectionHeading } from '@/shared/ui/SectionHeading';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { lastWeek, weekSpan } from '../lib/weeks';
import { MoodMark } from './MoodMark';
import * as S from './News.styles';

interface Line extends CheckIn {
  member: TeamMember;
}

/** Texts of one member that are shown at first; all of a project that has ended (D199). */
const LAST_TEXTS = 4;

const newestFirst = (one: Line, other: Line) => other.updatedDateTime.localeCompare(one.updatedDateTime);

const linesOf = (members: readonly TeamMember[], week: string): Line[] =>
  members.flatMap((member) =>
    member.checkIns.filter((line) => line.week === week).map((line) => ({ ...line, member })),
  );

/** The check-ins of this week, or the last ones of one member; of an ended project those of its last week, or all. */
export function News({ team }: { team: Team }) {
  const { members, status } = team;
  const week = lastWeek(team);
  const isActive = status === 'ACTIVE';
  const [chosenId, setChosenId] = useState<number>();
  const chosen = members.find(({ memberId }) => memberId === chosenId);
  const writers = members.filter(({ checkIns }) => checkIns.length > 0);

  if (writers.length === 0 && !team.canCheckIn) return null;
  return (
    <section aria-labelledby="news">
      <SectionHeading id="news">{TEAM_MESSAGES.news}</SectionHeading>
      {writers.length > 0 && (
        <S.People role="group" aria-label="누구의 소식">
          <Chip selected={!chosen} onClick={() => setChosenId(undefined)}>
            {isActive ? TEAM_MESSAGES.thisWeek : TEAM_MESSAGES.lastWeek}
          </Chip>
          {writers.map(({ memberId, nickname, profileImgUrl }) => (
            <Chip key={memberId} selected={memberId === chosenId} onClick={() => setChosenId(memberId)}>
              <Row as="span" gap={2} inline>
                <MemberAvatar nickname={nickname} photo={profileImgUrl} size={24} />
                {nickname}
              </Row>
            </Chip>
          ))}
        </S.People>
      )}
      {chosen ? (
        <LastTexts member={chosen} week={isActive ? team.week : undefined} />
      ) : (
        <WeekTexts members={members} week={week} tellsMissing={team.canCheckIn} />
      )}
    </section>
  );
}

interface WeekTextsProps {
  members: readonly TeamMember[];
  week: string;
  /** The week can still be written. */
  tellsMissing: boolean;
}

function WeekTexts({ members, week, tellsMissing }: WeekTextsProps) {
  const lines = linesOf(members, week).sort(newestFirst);
  const missing = tellsMissing ? members.filter((member) => !lines.some((line) => line.member === member)) : [];

  return (
    <>
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
    </>
  );
}

interface LastTextsProps {
  member: TeamMember;
  /** The Monday of this week; undefined once the project has ended. */
  week: string | undefined;
}

/** What one member has written, latest first, on a line. */
function LastTexts({ member: { nickname, checkIns }, week }: LastTextsProps) {
  const shown = week === undefined ? checkIns : checkIns.slice(0, LAST_TEXTS);

  return (
    <S.Texts aria-label={`${nickname} 님의 지난 소식`}>
      {shown.map((line) => (
        <li key={line.week}>
          <MoodMark state={line.mood} size={20} isNow={line.week === week} />
          <div>
            <Row as="p" gap={3} rowGap={1} align="baseline" wraps size="caption" tone="text-3">
              <Text as="b" size="body-s" weight={700} tone="text" numbers>
                {line.week === week ? TEAM_MESSAGES.thisWeek : weekSpan(line.week)}
              </Text>
              <span>{MOOD_LABELS[line.mood]}</span>
            </Row>
            <Text size="body" keepsLines>
              <LinkedText>{line.text}</LinkedText>
            </Text>
          </div>
        </li>
      ))}
    </S.Texts>
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

import { minuteInKorea } from '@contract/dates';
import { APPLICATION_MESSAGES, type ApplicationQuestion } from '@contract/application';
import { LIMITS } from '@contract/limits';
import { MemberAvatar } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { ageInDays, shortDate } from '@/shared/lib/dates';
import { useServerNow } from '@/shared/session';
import { Row, Text } from '@/shared/ui/pieces';
import * as S from './QuestionThread.styles';

/** Who asks or answers, as the reader calls them. */
export interface Speaker {
  /** Null once withdrawn. */
  nickname: string | null;
  photo: string | null;
  /** "나" for the reader. */
  name: string;
}

interface QuestionThreadProps {
  questions: readonly ApplicationQuestion[];
  leader: Speaker;
  applicant: Speaker;
  /** An open question waits for its answer here, rather than having its form below. */
  tellsWaiting: boolean;
}

/** The questions to an applicant with their answers: two circles on a line each (D207). */
export function QuestionThread({ questions, leader, applicant, tellsWaiting }: QuestionThreadProps) {
  if (questions.length === 0) return null;
  return (
    <S.Thread aria-label={APPLICATION_MESSAGES.thread}>
      <Row as="p" gap={2} justify="space-between">
        <Text as="b" size="label" weight={700}>
          {APPLICATION_MESSAGES.askedQuestions} <em>{`${questions.length}/${LIMITS.questions}`}</em>
        </Text>
        <Text as="span" size="caption" tone="text-3">
          {APPLICATION_MESSAGES.onlyBoth}
        </Text>
      </Row>
      <ol>
        {questions.map(({ number, question, askedDateTime, answer, answeredDateTime }) => (
          <S.Pair key={number} data-joined={answer !== null || tellsWaiting || undefined}>
            <Said by={leader} at={askedDateTime} text={question} />
            {answer !== null && answeredDateTime !== null && (
              <Said by={applicant} at={answeredDateTime} text={answer} />
            )}
            {answer === null && tellsWaiting && (
              <S.Waiting>
                <i />
                <Text size="label" weight={500} tone="text-3">
                  {APPLICATION_MESSAGES.waitsForAnswer}
                </Text>
              </S.Waiting>
            )}
          </S.Pair>
        ))}
      </ol>
    </S.Thread>
  );
}

function Said({ by: { nickname, photo, name }, at, text }: { by: Speaker; at: string; text: string }) {
  const now = useServerNow();
  const isToday = ageInDays(at, now) === 0;

  return (
    <S.Said>
      <MemberAvatar nickname={nickname} photo={photo} size={28} />
      <div>
        <Row as="p" gap={2}>
          <Text as="b" size="label" weight={700}>
            {name}
          </Text>
          <Text as="time" size="caption" tone="text-3" numbers dateTime={at}>
            {isToday ? `오늘 ${minuteInKorea(Date.parse(at)).slice(-5)}` : shortDate(at)}
          </Text>
        </Row>
        <Text size="body" keepsLines>
          <LinkedText>{text}</LinkedText>
        </Text>
      </div>
    </S.Said>
  );
}

import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { FEEDBACK_MESSAGES, FEEDBACK_TEXTS, type Feedback, type OwnFeedback } from '@contract/mypage';
import { RECORD_TEXTS } from '@contract/record';
import { LinkedText } from '@/entities/post';
import { Grid, Text } from '@/shared/ui/pieces';
import { usePreview } from '../model/usePreview';
import { FeedbackActions } from './FeedbackActions';
import { MoreButton } from './MoreButton';
import { Section } from './Section';
import { Nothing } from './Section.styles';
import * as S from './EvaluationTab.styles';

const ID = 'profile-feedbacks';

interface FeedbacksProps {
  feedbacks: readonly (Feedback | OwnFeedback)[];
  isOwn: boolean;
}

const isOwnLine = (line: Feedback | OwnFeedback): line is OwnFeedback => 'id' in line;

function headingOf(feedbacks: FeedbacksProps['feedbacks'], isOwn: boolean): string {
  if (!isOwn) return FEEDBACK_TEXTS.heading(feedbacks.length);
  const shown = feedbacks.filter((line) => !isOwnLine(line) || !line.hidden);
  return FEEDBACK_TEXTS.ownHeading(feedbacks.length, shown.length);
}

/** Received one-liners with the duration of the project; their owner can hide each. */
export function Feedbacks({ feedbacks, isOwn }: FeedbacksProps) {
  const { shown, ...more } = usePreview(ID, feedbacks, LIMITS.feedbackPreview);

  if (feedbacks.length === 0 && isOwn) return null;
  return (
    <Section id={ID} title={headingOf(feedbacks, isOwn)}>
      {feedbacks.length === 0 && <Nothing>{FEEDBACK_MESSAGES.noneShown}</Nothing>}
      <Grid as="ul" columns={2} folds gap={3}>
        {shown.map((line, index) =>
          isOwnLine(line) ? <OwnLine key={line.id} line={line} /> : <Line key={index} line={line} />,
        )}
      </Grid>
      <MoreButton describedBy={ID} {...more} />
    </Section>
  );
}

function Line({ line: { content, duration } }: { line: Feedback }) {
  return (
    <S.Feedback>
      <LinkedText>{content}</LinkedText>
      <small>{RECORD_TEXTS.writer(duration)}</small>
    </S.Feedback>
  );
}

function OwnLine({ line }: { line: OwnFeedback }) {
  const { id, content, duration, hidden, fromOne } = line;
  const textId = `feedback-${id}`;

  return (
    <S.Feedback>
      <S.FeedbackText id={textId} data-hidden={hidden || undefined}>
        <LinkedText>{content}</LinkedText>
      </S.FeedbackText>
      {hidden && (
        <Text size="caption" weight={600} tight>
          {FEEDBACK_MESSAGES.mark}
        </Text>
      )}
      {fromOne && (
        <Text size="caption" tone="text-3">
          {EVALUATION_MESSAGES.notAnonymous}
        </Text>
      )}
      <small>{RECORD_TEXTS.writer(duration)}</small>
      <FeedbackActions id={id} hidden={hidden} describedBy={textId} />
    </S.Feedback>
  );
}

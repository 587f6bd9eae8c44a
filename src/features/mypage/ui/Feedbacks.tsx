import { LIMITS } from '@contract/limits';
import { type MyPage } from '@contract/mypage';
import { PERIOD_LABELS } from '@contract/period';
import { usePreview } from '../model/usePreview';
import { MoreButton } from './MoreButton';
import { Section } from './Section';
import * as S from './EvaluationTab.styles';

const ID = 'profile-feedbacks';

interface FeedbacksProps {
  feedbacks: MyPage['teamFeedback']['myPageEvaluation']['feedbacks'];
}

/** The sentences teammates left, with how long they worked together. */
export function Feedbacks({ feedbacks }: FeedbacksProps) {
  const { shown, ...more } = usePreview(ID, feedbacks, LIMITS.feedbackPreview);

  if (feedbacks.length === 0) return null;
  return (
    <Section id={ID} title="팀원이 남긴 한줄평" count={feedbacks.length}>
      <S.Feedbacks>
        {shown.map(({ content, duration }, place) => (
          <S.Feedback key={place}>
            {content}
            <small>{PERIOD_LABELS[duration]} 함께한 팀원</small>
          </S.Feedback>
        ))}
      </S.Feedbacks>
      <MoreButton describedBy={ID} {...more} />
    </Section>
  );
}

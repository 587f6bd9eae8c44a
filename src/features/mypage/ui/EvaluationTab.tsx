import { KEYWORD_LABELS } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { type MyPage } from '@contract/mypage';
import { Text } from '@/shared/ui/pieces';
import { usePreview } from '../model/usePreview';
import { Feedbacks } from './Feedbacks';
import { KeywordChart, type KeywordCounts } from './KeywordChart';
import { MoreButton } from './MoreButton';
import { NoEvaluation } from './NoEvaluation';
import { Section } from './Section';
import * as S from './EvaluationTab.styles';

interface EvaluationTabProps {
  evaluation: MyPage['teamFeedback']['myPageEvaluation'];
  isOwn: boolean;
}

/** Keywords and feedback of teammates, without author (D54). */
export function EvaluationTab({ evaluation: { keywords, feedbacks }, isOwn }: EvaluationTabProps) {
  const ranked = [...keywords].sort((one, other) => other.count - one.count);
  const [top] = ranked;

  if (!top && feedbacks.length === 0) return <NoEvaluation isOwn={isOwn} />;
  return (
    <>
      {top && (
        <S.Top>
          <Text size="body-l" tone="text-2" numbers>
            {isOwn && (
              <span>
                팀 평가{' '}
                <Text as="b" tone="text">
                  {feedbacks.length}개
                </Text>
                에서{' '}
              </span>
            )}
            <span>가장 많이 고른 말이에요</span>
          </Text>
          <Text as="h2" size="h1">
            <S.Marked>{KEYWORD_LABELS[top.content]}</S.Marked>
          </Text>
        </S.Top>
      )}
      {top && <Keywords ranked={ranked} highest={top.count} />}
      <Feedbacks feedbacks={feedbacks} isOwn={isOwn} />
    </>
  );
}

const ID = 'profile-keywords';

function Keywords({ ranked, highest }: { ranked: KeywordCounts; highest: number }) {
  const { shown, ...more } = usePreview(ID, ranked, LIMITS.keywordPreview);

  return (
    <Section id={ID} title="많이 받은 키워드">
      <KeywordChart keywords={shown} highest={highest} />
      <MoreButton describedBy={ID} {...more} />
    </Section>
  );
}

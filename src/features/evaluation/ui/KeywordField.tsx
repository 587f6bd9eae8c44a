import { KEYWORD_LABELS, type Keyword } from '@contract/evaluation';
import { useFormField } from '@/shared/forms';
import { Chip, Chips } from '@/shared/ui/Chip';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './EvaluationCard.styles';

/** The 22 keywords in groups (look §3, evaluation). */
export const KEYWORD_GROUPS: readonly { label: string; keywords: readonly Keyword[] }[] = [
  {
    label: '함께 일할 때',
    keywords: ['TEAMWORK', 'COMMUNICATION', 'SOCIABLE', 'ACCEPTS_FEEDBACK', 'HELPS_OTHERS', 'MOTIVATES', 'LEADERSHIP'],
  },
  {
    label: '일을 해낼 때',
    keywords: ['RESPONSIBLE', 'DILIGENT', 'KEEPS_TIME', 'KEEPS_PROMISES', 'SCHEDULE', 'PLANS_WELL', 'SETS_GOALS'],
  },
  {
    label: '생각하고 풀어낼 때',
    keywords: ['CREATIVE', 'STRONG_PROBLEM_SOLVING', 'ATTENTIVE', 'METICULOUS', 'RESEARCHES'],
  },
  { label: '변화 앞에서', keywords: ['ADAPTS_FAST', 'FLEXIBLE', 'COVERS_WEAKNESS'] },
];

/** The praise for one teammate: any of the 22 keywords (D55). */
export function KeywordField({ memberId }: { memberId: number }) {
  const { value: chosen, error, edit, leave } = useFormField<Keyword[]>(`${memberId}.keyword`);

  function press(keyword: Keyword) {
    edit(chosen.includes(keyword) ? chosen.filter((one) => one !== keyword) : [...chosen, keyword]);
  }

  return (
    <S.KeywordGroup
      label="협업 키워드"
      required
      help={chosen.length > 0 ? `${chosen.length}개 골랐어요.` : '하나 이상 골라 주세요. 여러 개 골라도 좋아요.'}
      error={error}
      onLeave={leave}
    >
      {KEYWORD_GROUPS.map(({ label, keywords }) => (
        <Stack gap={2} above={4} key={label} role="group" aria-label={label}>
          <Text as="span" size="label" weight={500} tone="text-3" aria-hidden>
            {label}
          </Text>
          <Chips>
            {keywords.map((keyword) => (
              <Chip key={keyword} selected={chosen.includes(keyword)} onClick={() => press(keyword)}>
                {KEYWORD_LABELS[keyword]}
              </Chip>
            ))}
          </Chips>
        </Stack>
      ))}
    </S.KeywordGroup>
  );
}

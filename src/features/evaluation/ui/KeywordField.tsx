import { useState } from 'react';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS, KEYWORD_LABELS, type Keyword } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { useFormField } from '@/shared/forms';
import { Chip, Chips } from '@/shared/ui/Chip';
import { Icon, InfoIcon } from '@/shared/ui/Icon';
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

interface KeywordFieldProps {
  memberId: number;
  nickname: string;
}

/** The praise for one teammate: one to three of the 22 keywords (D154). */
export function KeywordField({ memberId, nickname }: KeywordFieldProps) {
  const { value: chosen, error, edit, leave } = useFormField<Keyword[]>(`${memberId}.keyword`);

  /** The group whose chip was pressed although as many are chosen as may be. */
  const [refusedIn, setRefusedIn] = useState('');
  const isFull = chosen.length >= LIMITS.keywordsOfOne;
  const isInactive = (keyword: Keyword) => isFull && !chosen.includes(keyword);

  function press(keyword: Keyword, group: string) {
    setRefusedIn(isInactive(keyword) ? group : '');
    if (chosen.includes(keyword)) edit(chosen.filter((one) => one !== keyword));
    else if (!isFull) edit([...chosen, keyword]);
  }

  return (
    <S.KeywordGroup
      label="협업 키워드"
      required
      help={EVALUATION_MESSAGES.keywordHint}
      note={
        <S.KeywordCount data-full={isFull || undefined}>{EVALUATION_TEXTS.keywordsOf(chosen.length)}</S.KeywordCount>
      }
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
              <Chip
                key={keyword}
                selected={chosen.includes(keyword)}
                aria-disabled={isInactive(keyword) || undefined}
                onClick={() => press(keyword, label)}
              >
                {KEYWORD_LABELS[keyword]}
              </Chip>
            ))}
          </Chips>
          <S.KeywordRefusal role="status">
            {refusedIn === label && (
              <>
                <Icon of={InfoIcon} size={18} />
                <span>{EVALUATION_TEXTS.tooManyKeywords(nickname)}</span>
              </>
            )}
          </S.KeywordRefusal>
        </Stack>
      ))}
    </S.KeywordGroup>
  );
}

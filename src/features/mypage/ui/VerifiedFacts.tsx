import { RECORD_MESSAGES, type ProfileFacts } from '@contract/record';
import { FactsFigure, KeywordBars, Kicker } from '@/entities/record';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './VerifiedFacts.styles';

/** Facts from all published archives, and the most frequent keywords (D127). */
export function VerifiedFacts({ facts }: { facts: ProfileFacts }) {
  return (
    <S.Facts aria-label={RECORD_MESSAGES.profileKicker}>
      <div>
        <Kicker>{RECORD_MESSAGES.profileKicker}</Kicker>
        <FactsFigure size="profile" facts={facts} />
      </div>
      {facts.keywords.length > 0 && (
        <Stack gap={3}>
          <Text size="label" weight={500} tone="text-2">
            {RECORD_MESSAGES.keywords}
          </Text>
          <KeywordBars size="profile" keywords={facts.keywords} />
        </Stack>
      )}
    </S.Facts>
  );
}

import { CONSENT_MESSAGES } from '@contract/archive';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/pieces';
import * as S from './DoneView.styles';

/** Instead of the progress when no other member is left: the archive's page offers what can be done (D92a). */
export function AloneView({ archiveId }: { archiveId: number }) {
  return (
    <S.Done>
      <Text as="h1" size="h1" above={4}>
        {CONSENT_MESSAGES.aloneTitle}
      </Text>
      <S.AloneText role="status">{CONSENT_MESSAGES.aloneText}</S.AloneText>
      <S.Actions>
        <Button size="large" to={paths.archiveDetail(archiveId)}>
          아카이브 보러 가기
        </Button>
      </S.Actions>
    </S.Done>
  );
}

import { MESSAGES } from '@contract/messages';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/pieces';
import { FocusedHeading } from './FocusedHeading';
import * as S from './SignInFrame.styles';

/** The confirmation of a withdrawal. */
export function Farewell({ nickname }: { nickname: string }) {
  return (
    <S.Frame>
      <S.Column>
        <FocusedHeading>{`${nickname} 님, 고마웠어요`}</FocusedHeading>
        <Text tone="text-2" below={7}>
          {MESSAGES.withdrawn}
        </Text>
        <Button to={paths.home} size="large" block>
          홈으로 가기
        </Button>
      </S.Column>
    </S.Frame>
  );
}

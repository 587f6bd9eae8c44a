import { SOCIAL_TEXTS } from '@contract/social';
import { Row } from '@/shared/ui/pieces';
import * as S from './AuthForm.styles';

/** In place of the form, while a provider's login is exchanged. */
export function OnTheWay() {
  return (
    <Row justify="center" gap={3} above={6} size="body" weight={600} tone="text" role="status">
      <S.LargeSpinner data-spinner="" aria-hidden />
      {SOCIAL_TEXTS.onTheWay}
    </Row>
  );
}

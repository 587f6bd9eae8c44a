import { SOCIAL_TEXTS } from '@contract/social';
import { Spinner } from '@/shared/ui/Spinner';
import { Row } from '@/shared/ui/pieces';

/** In place of the form, while a provider's login is exchanged. */
export function OnTheWay() {
  return (
    <Row justify="center" gap={3} role="status">
      <Spinner />
      {SOCIAL_TEXTS.onTheWay}
    </Row>
  );
}

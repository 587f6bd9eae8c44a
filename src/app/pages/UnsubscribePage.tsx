import { Unsubscribe } from '@/features/notifications';
import { NOTIFICATION_TEXTS } from '@contract/notifications';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useAppLocation } from '@/shared/routes';
import * as S from '../layout/SignInFrame.styles';

/** The page of the link in a mail that ends such mails. */
export function UnsubscribePage() {
  useDocumentTitle(NOTIFICATION_TEXTS.unsubscribe.title);
  const { search } = useAppLocation();

  return (
    <S.Frame>
      <S.Column>
        <Unsubscribe
          token={new URLSearchParams(search).get('token') ?? ''}
          heading={(text) => <S.Title>{text}</S.Title>}
        />
      </S.Column>
    </S.Frame>
  );
}

import { EmailLink } from '@/features/addresses';
import { MAIL_TEXTS } from '@contract/mails';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useAppLocation } from '@/shared/routes';
import { FocusedHeading } from '../layout/FocusedHeading';
import * as S from '../layout/SignInFrame.styles';

/** The page of the link in a mail. Its token is in the fragment, which is sent to no server. */
export function EmailLinkPage() {
  useDocumentTitle(MAIL_TEXTS.link.titles.email);
  const { hash } = useAppLocation();

  return (
    <S.Frame>
      <S.Column>
        <EmailLink
          token={hash.slice(1)}
          heading={(text, isResult) => (isResult ? <FocusedHeading>{text}</FocusedHeading> : <S.Title>{text}</S.Title>)}
        />
      </S.Column>
    </S.Frame>
  );
}

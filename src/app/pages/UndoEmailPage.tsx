import { SECURITY_TEXTS } from '@contract/security';
import { EmailUndo } from '@/features/security';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useAppLocation } from '@/shared/routes';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { Logo } from '@/shared/ui/Logo';
import { FocusedHeading } from '../layout/FocusedHeading';
import * as S from '../layout/SignInFrame.styles';

const { title } = SECURITY_TEXTS.undo;

/** The page of the link that restores a former e-mail. Its token is in the fragment, which is sent to no server. */
export function UndoEmailPage() {
  useDocumentTitle(title);
  const { hash } = useAppLocation();

  return (
    <S.Frame>
      <S.Column>
        <EmailUndo
          token={hash.slice(1)}
          heading={(result) => (
            <>
              {result === 'done' ? (
                <S.Done aria-hidden>
                  <Icon of={CheckIcon} size={28} strokeWidth={3} />
                </S.Done>
              ) : (
                <Logo symbolOnly height={64} />
              )}
              {result ? <FocusedHeading>{title}</FocusedHeading> : <S.Title>{title}</S.Title>}
            </>
          )}
        />
      </S.Column>
    </S.Frame>
  );
}

import { ACCOUNT_MESSAGES } from '@contract/auth';
import { paths, useAppLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { LinkFigure } from './LinkFigure';
import * as S from './FoundCard.styles';

interface SentMailCardProps {
  email: string;
}

/** The address of the mail if the pair is known, how long the password is valid, and two links. */
export function SentMailCard({ email }: SentMailCardProps) {
  const { state } = useAppLocation();

  return (
    <>
      <S.Card>
        <LinkFigure />
        <S.Address>{email}</S.Address>
        <S.Note>{ACCOUNT_MESSAGES.temporaryPasswordUse}</S.Note>
      </S.Card>
      <S.Actions>
        <Button to={paths.login} state={state} size="large" block>
          로그인하러 가기
        </Button>
        <Button to={paths.findId} state={state} variant="soft" size="large" block>
          아이디 찾기
        </Button>
      </S.Actions>
    </>
  );
}

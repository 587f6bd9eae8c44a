import { type FoundId } from '@contract/auth';
import { localeDate } from '@/shared/lib/dates';
import { paths, useAppLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { type FoundUsername } from '../model/foundUsername';
import { LinkFigure } from './LinkFigure';
import * as S from './FoundCard.styles';

interface FoundIdCardProps {
  found: FoundId;
}

/** The found username, its join date, and links to the login and to the password recovery, which takes the username over. */
export function FoundIdCard({ found }: FoundIdCardProps) {
  const { state } = useAppLocation();
  const foundUsername: FoundUsername = { username: found.username };

  return (
    <>
      <S.Card>
        <LinkFigure />
        <S.Found>{found.username}</S.Found>
        <S.Note>{`가입일 ${localeDate(found.createdDate)}`}</S.Note>
      </S.Card>
      <S.Actions>
        <Button to={paths.login} state={state} size="large" block>
          로그인하러 가기
        </Button>
        <Button
          to={paths.findPassword}
          state={{ ...(state as object | null), ...foundUsername }}
          variant="soft"
          size="large"
          block
        >
          비밀번호 찾기
        </Button>
      </S.Actions>
    </>
  );
}

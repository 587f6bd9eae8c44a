import { LoginForm } from '@/features/auth';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Logo } from '@/shared/ui/Logo';
import * as S from '../layout/SignInFrame.styles';

export function LoginPage() {
  useDocumentTitle('로그인');

  return (
    <S.Frame>
      <S.Column>
        <Logo symbolOnly height={64} />
        <S.Title>다시 만나서 반가워요</S.Title>
        <S.Lead>새로운 스토리를 이어 가 볼까요?</S.Lead>
        <LoginForm />
      </S.Column>
    </S.Frame>
  );
}

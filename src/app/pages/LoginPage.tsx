import { useState } from 'react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { LinkFigure, LoginForm, OnTheWay, Suspended, suspensionLead, useLogin } from '@/features/auth';
import { useBeginSocialSignup } from '@/features/signup';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Logo } from '@/shared/ui/Logo';
import { Text } from '@/shared/ui/pieces';
import { FocusedHeading } from '../layout/FocusedHeading';
import { Farewell } from '../layout/Farewell';
import * as S from '../layout/SignInFrame.styles';

export function LoginPage() {
  const login = useLogin({ onSignup: useBeginSocialSignup() });
  const [formerNickname, setFormerNickname] = useState<string>();
  useDocumentTitle('로그인');

  if (formerNickname !== undefined) return <Farewell nickname={formerNickname} />;

  if (login.suspension) {
    return (
      <S.Frame>
        <S.Column>
          <LinkFigure isBroken />
          <FocusedHeading>{ACCOUNT_MESSAGES.suspended}</FocusedHeading>
          <Text tone="text-2" below={7}>
            {suspensionLead(login.suspension.lines)}
          </Text>
          <Suspended {...login.suspension} onLeave={login.clearSuspension} onWithdrawn={setFormerNickname} />
        </S.Column>
      </S.Frame>
    );
  }

  return (
    <S.Frame>
      <S.Column>
        <Logo symbolOnly height={64} />
        <S.Title>다시 만나서 반가워요</S.Title>
        <Text tone="text-2" below={7}>
          새로운 스토리를 이어 가 볼까요?
        </Text>
        {login.social.isReturning ? <OnTheWay /> : <LoginForm login={login} />}
      </S.Column>
    </S.Frame>
  );
}

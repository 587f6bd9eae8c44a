import { useState } from 'react';
import { FindPasswordForm, SentMailCard } from '@/features/auth';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Text } from '@/shared/ui/pieces';
import { FocusedHeading } from '../layout/FocusedHeading';
import * as S from '../layout/SignInFrame.styles';

/** Request of a temporary password; the confirmation replaces the form. */
export function FindPasswordPage() {
  useDocumentTitle('비밀번호 찾기');
  const [email, setEmail] = useState<string>();

  return (
    <S.Frame>
      <S.Column>{email === undefined ? <Request onSent={setEmail} /> : <Sent email={email} />}</S.Column>
    </S.Frame>
  );
}

function Request({ onSent }: { onSent: (email: string) => void }) {
  return (
    <>
      <S.Title>비밀번호 찾기</S.Title>
      <Text tone="text-2" below={7}>
        가입할 때 등록한 이메일로 임시 비밀번호를 보내 드려요.
      </Text>
      <FindPasswordForm onSent={onSent} />
    </>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <>
      <FocusedHeading>메일함을 확인해 주세요</FocusedHeading>
      <Text tone="text-2" below={7}>
        입력한 아이디와 이메일이 가입 정보와 맞으면 아래 이메일로 임시 비밀번호를 보내 드려요.
      </Text>
      <SentMailCard email={email} />
    </>
  );
}

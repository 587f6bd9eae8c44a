import { useState } from 'react';
import { WithdrawForm } from '@/features/auth';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Text } from '@/shared/ui/pieces';
import { RequireMember } from '../guards/RequireMember';
import { RequireOwnPassword } from '../guards/RequireOwnPassword';
import { Farewell } from '../layout/Farewell';
import * as S from '../layout/SignInFrame.styles';

/** Withdrawal of a member. Its confirmation is shown to a visitor, so only the form requires a member. */
export function WithdrawPage() {
  useDocumentTitle('회원 탈퇴');
  const [formerNickname, setFormerNickname] = useState<string>();

  if (formerNickname !== undefined) return <Farewell nickname={formerNickname} />;
  return (
    <RequireMember>
      <RequireOwnPassword>
        <S.Frame>
          <S.Column>
            <S.Title>회원 탈퇴</S.Title>
            <Text tone="text-2" below={7}>
              탈퇴하면 프로필과 북마크, 받은 평가가 지워져요. 쓴 글과 댓글은 ‘탈퇴한 회원’의 이름으로 남아요.
            </Text>
            <WithdrawForm onWithdrawn={setFormerNickname} />
          </S.Column>
        </S.Frame>
      </RequireOwnPassword>
    </RequireMember>
  );
}

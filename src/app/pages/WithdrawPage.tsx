import { useState } from 'react';
import { MESSAGES } from '@contract/messages';
import { WithdrawForm } from '@/features/auth';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { RequireMember } from '../guards/RequireMember';
import { RequireOwnPassword } from '../guards/RequireOwnPassword';
import { FocusedHeading } from '../layout/FocusedHeading';
import * as S from '../layout/SignInFrame.styles';

/** A member leaves for good. The farewell is read by the visitor they are then, so only the form asks for a member. */
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
            <S.Lead>
              탈퇴하면 프로필과 북마크, 받은 평가가 지워져요. 쓴 글과 댓글은 ‘탈퇴한 회원’의 이름으로 남아요.
            </S.Lead>
            <WithdrawForm onWithdrawn={setFormerNickname} />
          </S.Column>
        </S.Frame>
      </RequireOwnPassword>
    </RequireMember>
  );
}

function Farewell({ nickname }: { nickname: string }) {
  return (
    <S.Frame>
      <S.Column>
        <FocusedHeading>{`${nickname} 님, 고마웠어요`}</FocusedHeading>
        <S.Lead>{MESSAGES.withdrawn}</S.Lead>
        <Button to={paths.home} size="large" block>
          홈으로 가기
        </Button>
      </S.Column>
    </S.Frame>
  );
}

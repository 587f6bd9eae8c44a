import { AccountEditor } from '@/features/auth';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import * as S from '../layout/FormPage.styles';
import { PageBody } from '../layout/PageBody';

/** A member changes what they log in with and where they are reached. */
export function AccountPage() {
  useDocumentTitle('로그인 정보 수정');

  return (
    <PageBody>
      <S.Column>
        <S.Head>
          <S.Title>로그인 정보 수정</S.Title>
          <S.Lead>이메일과 휴대전화 번호, 주소는 다른 회원에게 보이지 않아요.</S.Lead>
        </S.Head>
        <AccountEditor />
      </S.Column>
    </PageBody>
  );
}

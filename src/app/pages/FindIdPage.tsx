import { useState } from 'react';
import { type FoundId } from '@contract/auth';
import { FindIdForm, FoundIdCard } from '@/features/auth';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Text } from '@/shared/ui/pieces';
import { FocusedHeading } from '../layout/FocusedHeading';
import * as S from '../layout/SignInFrame.styles';

/** Recovery of a username; the result replaces the form. */
export function FindIdPage() {
  useDocumentTitle('아이디 찾기');
  const [found, setFound] = useState<FoundId>();

  return (
    <S.Frame>
      <S.Column>{found ? <Found found={found} /> : <Search onFound={setFound} />}</S.Column>
    </S.Frame>
  );
}

function Search({ onFound }: { onFound: (found: FoundId) => void }) {
  return (
    <>
      <S.Title>아이디 찾기</S.Title>
      <Text tone="text-2" below={7}>
        가입할 때 등록한 정보를 입력해 주세요.
      </Text>
      <FindIdForm onFound={onFound} />
    </>
  );
}

function Found({ found }: { found: FoundId }) {
  return (
    <>
      <FocusedHeading>{`${found.name} 님의 아이디예요`}</FocusedHeading>
      <Text tone="text-2" below={7}>
        입력한 정보와 맞는 아이디를 찾았어요.
      </Text>
      <FoundIdCard found={found} />
    </>
  );
}

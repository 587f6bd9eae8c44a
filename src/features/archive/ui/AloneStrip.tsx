import { useId } from 'react';
import { CONSENT_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { Button } from '@/shared/ui/Button';
import { useArchiveRemoval } from '../model/useArchiveRemoval';
import { useRegisterAgain } from '../model/useRegisterAgain';
import * as S from './ConsentStrip.styles';

/** Everyone but the writer has declined: the archive can be deleted or registered again with other members (D92a). */
export function AloneStrip({ archive }: { archive: ArchiveDetail }) {
  const remove = useArchiveRemoval(archive.id);
  const registerAgain = useRegisterAgain(archive);
  const titleId = useId();

  return (
    <S.Strip aria-labelledby={titleId}>
      <S.Words>
        <S.Title id={titleId}>{CONSENT_MESSAGES.aloneTitle}</S.Title>
        <p>{CONSENT_MESSAGES.aloneText}</p>
      </S.Words>
      <S.Actions>
        <Button variant="gray" onClick={remove}>
          삭제하기
        </Button>
        <Button onClick={registerAgain}>{CONSENT_MESSAGES.registerAgain}</Button>
      </S.Actions>
    </S.Strip>
  );
}

import { useSelector } from 'react-redux';
import { type ArchiveDetail } from '@contract/archive';
import { ArchiveThumb } from '@/entities/archive';
import { selectNickname, selectProfile } from '@/shared/session';
import { Row } from '@/shared/ui/pieces';
import * as S from './ConsentFigure.styles';

/** The writer and the asked member on a line to the archive. Decorative. */
export function ConsentFigure({
  archive: { id, title, thumbnail, writerId, writerNickname, members },
}: {
  archive: ArchiveDetail;
}) {
  const nickname = useSelector(selectNickname);
  const photo = useSelector(selectProfile);
  const writer = members.find(({ memberId }) => memberId !== null && memberId === writerId);

  return (
    <Row as="span" rigid aria-hidden>
      <S.Face nickname={writerNickname} photo={writer?.profileImg ?? null} />
      <S.Joint />
      <S.Face nickname={nickname} photo={photo} />
      <S.Joint />
      <S.Story>
        <ArchiveThumb id={id} title={title} thumbnail={thumbnail} sizes="90px" fill />
      </S.Story>
    </Row>
  );
}

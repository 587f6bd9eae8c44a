import { type ProjectStatus } from '@contract/project';
import { ArchiveThumb } from '@/entities/archive';
import { Avatar } from '@/shared/ui/Avatar';
import { Row } from '@/shared/ui/pieces';
import * as S from './JoinedLine.styles';

interface JoinedLineProps {
  people: readonly { nickname: string; photo: string | null }[];
  status: ProjectStatus;
  /** The archive made from the project, which replaces the square. */
  archive?: { id: number; title: string; thumbnail: string | null };
  /** Edge of a picture in px. */
  size: number;
}

/** The figure of a team: its members on a line that ends in a square, filled once the project is done. Decorative. */
export function JoinedLine({ people, status, archive, size }: JoinedLineProps) {
  return (
    <Row as="span" inline aria-hidden>
      {people.map(({ nickname, photo }, index) => (
        <S.Part key={index}>
          <Avatar nickname={nickname} src={photo} size={size} />
        </S.Part>
      ))}
      {archive ? (
        <S.Archive style={{ height: size }}>
          <ArchiveThumb {...archive} sizes={`${size * 2}px`} fill />
        </S.Archive>
      ) : (
        <S.Square data-done={status === 'DONE' || undefined} style={{ width: size, height: size }} />
      )}
    </Row>
  );
}

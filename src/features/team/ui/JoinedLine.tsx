import { type ProjectStatus } from '@contract/project';
import { Avatar } from '@/shared/ui/Avatar';
import * as S from './JoinedLine.styles';

interface JoinedLineProps {
  people: readonly { nickname: string; photo: string | null }[];
  status: ProjectStatus;
  /** Edge of a picture in px. */
  size: number;
}

/** The figure of a team: its members on a line that ends in a square, filled once the project is done. Decorative. */
export function JoinedLine({ people, status, size }: JoinedLineProps) {
  return (
    <S.Line aria-hidden>
      {people.map(({ nickname, photo }, index) => (
        <S.Part key={index}>
          <Avatar nickname={nickname} src={photo} size={size} />
        </S.Part>
      ))}
      <S.Square data-done={status === 'DONE' || undefined} style={{ width: size, height: size }} />
    </S.Line>
  );
}

import { type Seat } from '@contract/project';
import { type Role } from '@contract/skill';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row } from '@/shared/ui/pieces';
import { RoleChip } from './RoleChip';
import * as Chip from './RoleChip.styles';
import * as S from './RoleChips.styles';

interface RoleChipsProps {
  roles: readonly Role[];
  /** Sought and filled seats of each role, if the post has them (D100). */
  seats?: readonly Seat[];
  /** Maximum number of chips; the others are counted as "+N". */
  max?: number;
  quiet?: boolean;
}

/** The roles a post seeks. */
export function RoleChips({ roles, seats = [], max = roles.length, quiet }: RoleChipsProps) {
  const hidden = roles.length - max;

  return (
    <S.List aria-label="모집 역할">
      {roles.slice(0, max).map((role) => (
        <Row as="li" align="stretch" key={role}>
          <RoleChip role={role} seat={seats.find((seat) => seat.role === role)} quiet={quiet} />
        </Row>
      ))}
      {hidden > 0 && (
        <Row as="li" align="stretch">
          <Chip.Chip tone="quiet">
            <span aria-hidden>+{hidden}</span>
            <VisuallyHidden>외 {hidden}개</VisuallyHidden>
          </Chip.Chip>
        </Row>
      )}
    </S.List>
  );
}

import { type Seat } from '@contract/project';
import { ROLE_LABELS, type Role } from '@contract/skill';
import {
  CompassIcon,
  DatabaseIcon,
  Icon,
  LayoutIcon,
  MonitorIcon,
  ShapesIcon,
  type LucideIcon,
} from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Text } from '@/shared/ui/pieces';
import * as S from './RoleChip.styles';

const ICONS: Record<Role, LucideIcon> = {
  UX_UI_DESIGN: LayoutIcon,
  BX_DESIGN: ShapesIcon,
  FRONT_END: MonitorIcon,
  BACK_END: DatabaseIcon,
  PM: CompassIcon,
};

interface RoleChipProps {
  role: Role;
  /** The numbers of sought and joined members; a full role is grey. */
  seat?: Pick<Seat, 'count' | 'taken'>;
  /** Grey, on a post that no longer recruits. */
  quiet?: boolean;
  /** In another language. */
  label?: string;
  /** 36 instead of 32 px high. */
  large?: boolean;
}

/** The icon of a role. */
export function RoleIcon({ role, size = 15 }: { role: Role; size?: number }) {
  return <Icon of={ICONS[role]} size={size} />;
}

/** A role with icon and label; its colour has no meaning of its own. */
export function RoleChip({ role, seat, label = ROLE_LABELS[role], quiet = false, large = false }: RoleChipProps) {
  const isFull = seat !== undefined && seat.taken >= seat.count;
  return (
    <S.Chip tone={quiet || isFull ? 'quiet' : role} large={large}>
      <RoleIcon role={role} />
      {label}
      {seat && <SeatCount {...seat} />}
    </S.Chip>
  );
}

/** "1/2", in words for screen readers. */
function SeatCount({ count, taken }: Pick<Seat, 'count' | 'taken'>) {
  return (
    <>
      <Text as="b" weight={700} numbers aria-hidden>
        {taken}/{count}
      </Text>
      <VisuallyHidden>
        {' '}
        {count}명 중 {taken}명{taken >= count && <span>, 자리가 모두 찼어요</span>}
      </VisuallyHidden>
    </>
  );
}

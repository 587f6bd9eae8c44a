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
  /** Grey, on a post that no longer recruits. */
  quiet?: boolean;
}

/** A role with icon and label; the colour carries no meaning of its own. */
export function RoleChip({ role, quiet = false }: RoleChipProps) {
  return (
    <S.Chip tone={quiet ? 'quiet' : role}>
      <Icon of={ICONS[role]} size={15} />
      {ROLE_LABELS[role]}
    </S.Chip>
  );
}

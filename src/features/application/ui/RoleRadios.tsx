import { APPLICATION_MESSAGES } from '@contract/application';
import { type Seat } from '@contract/project';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { RoleIcon } from '@/entities/skill';
import { RadioRows } from '@/shared/ui/RadioRows';

interface RoleRadiosProps {
  /** 지원할 역할 by default. */
  label?: string;
  /** The roles with a free seat. */
  roles: readonly Role[];
  /** The number of free seats; absent where the post has none by role. */
  seats?: readonly Seat[];
  value: Role | '';
  onChange: (role: Role) => void;
  error?: string;
}

/** The role to join in, a row each. */
export function RoleRadios({ label = APPLICATION_MESSAGES.roleLabel, roles, seats = [], ...field }: RoleRadiosProps) {
  const options = roles.map((role) => ({
    value: role,
    label: ROLE_LABELS[role],
    icon: <RoleIcon role={role} size={18} />,
    aside: seatsLeft(seats.find((seat) => seat.role === role)),
  }));

  return <RadioRows label={label} required options={options} {...field} />;
}

const seatsLeft = (seat: Seat | undefined) => seat && `${seat.count - seat.taken}자리 남았어요`;

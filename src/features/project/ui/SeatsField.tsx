import { useFormikContext } from 'formik';
import { LIMITS } from '@contract/limits';
import { RECRUITING_TEXTS } from '@contract/project';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { RoleChip } from '@/entities/skill';
import { FormNumberField, useFormField } from '@/shared/forms';
import { FieldGroup } from '@/shared/ui/Field';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { Switch } from '@/shared/ui/Switch';
import { Text } from '@/shared/ui/pieces';
import { personnelOf, type ProjectForm } from '../model/projectForm';
import * as S from './SeatsField.styles';

const LABEL = '모집 인원';
const { min, max } = LIMITS.seats;

/** One digit more than the maximum has: 100 is refused as too many instead of being cut to 10. */
const DIGITS = String(LIMITS.personnel.max).length + 1;

/** Maximum number of circles beside a role. */
const CIRCLES_SHOWN = 10;

/** The number of sought members: of each role, or of all roles together (D100). */
export function SeatsField() {
  const { values, setFieldValue } = useFormikContext<ProjectForm>();

  return (
    <S.Box>
      <Switch
        label={RECRUITING_TEXTS.seatsSwitch}
        hint={
          values.hasSeats
            ? '끄면 모집 인원만 정하고, 고른 역할이면 누구나 올 수 있어요.'
            : '켜면 역할마다 몇 명을 찾는지 보여 줘요.'
        }
        checked={values.hasSeats}
        onChange={(checked) => void setFieldValue('hasSeats', checked)}
      />
      {values.hasSeats ? <SeatSteppers /> : <Headcount />}
    </S.Box>
  );
}

function Headcount() {
  return (
    <S.Headcount>
      <FormNumberField
        name="personnel"
        label={LABEL}
        required
        digits={DIGITS}
        tail="명"
        help="나를 빼고 함께할 사람 수를 적어 주세요."
      />
    </S.Headcount>
  );
}

function SeatSteppers() {
  const { values } = useFormikContext<ProjectForm>();
  const { value: counts, edit, error, leave } = useFormField<ProjectForm['seatCounts']>('seatCounts');
  const personnel = useFormField('personnel');

  return (
    <FieldGroup label={RECRUITING_TEXTS.seatsSwitch} hideLabel error={error ?? personnel.error} onLeave={leave}>
      <S.Roles>
        {values.roles.map((role) => (
          <SeatRow
            key={role}
            role={role}
            count={counts[role] ?? min}
            onChange={(count) => edit({ ...counts, [role]: count })}
          />
        ))}
      </S.Roles>
      <S.Sum>
        <b>{LABEL}</b>
        <Text as="small" size="label" weight={500} tone="text-3">
          나를 빼고 함께할 사람 수예요.
        </Text>
        <output aria-label={LABEL}>
          {personnelOf(values) || 0}
          <small>명</small>
        </output>
      </S.Sum>
    </FieldGroup>
  );
}

interface SeatRowProps {
  role: Role;
  count: number;
  onChange: (count: number) => void;
}

function SeatRow({ role, count, onChange }: SeatRowProps) {
  const circles = Array.from({ length: Math.min(count, CIRCLES_SHOWN) }, (_, index) => index);
  return (
    <li>
      <RoleChip role={role} />
      <S.Circles aria-hidden>
        {circles.map((index) => (
          <S.FreeSeat key={index} />
        ))}
      </S.Circles>
      <NumberStepper label={`${ROLE_LABELS[role]} 인원`} value={count} min={min} max={max} onChange={onChange} />
    </li>
  );
}

import { ROLE_LABELS, ROLES, type Role } from '@contract/skill';
import { MemberAvatar, memberName } from '@/entities/member';
import { ChevronDownIcon, CloseIcon, Icon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Tag } from '@/shared/ui/Tag';
import * as S from './ArchiveTeam.styles';

interface TeamRowProps {
  nickname: string;
  /** Unknown for members found by the search, which returns names. */
  photo?: string | null;
  role: Role;
  isOwn?: boolean;
  onRole: (role: Role) => void;
  /** Without it the member cannot be removed. */
  onRemove?: () => void;
}

/** One member of a new team, with a role to choose. */
export function TeamRow({ nickname, photo = null, role, isOwn = false, onRole, onRemove }: TeamRowProps) {
  return (
    <S.Member>
      <MemberAvatar nickname={nickname} photo={photo} size={40} />
      <S.Name>{nickname}</S.Name>
      {isOwn && <Tag tone="pine">나</Tag>}
      <S.Choice data-fixed={onRemove ? undefined : true}>
        <S.RoleBox>
          <S.RoleSelect
            aria-label={`${nickname} 역할`}
            value={role}
            onChange={({ target }) => {
              const chosen = ROLES.find((one) => one === target.value);
              if (chosen) onRole(chosen);
            }}
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {ROLE_LABELS[one]}
              </option>
            ))}
          </S.RoleSelect>
          <Icon of={ChevronDownIcon} size={16} />
        </S.RoleBox>
        {onRemove && <IconButton label={`${nickname} ${ROLE_LABELS[role]} 빼기`} icon={CloseIcon} onClick={onRemove} />}
      </S.Choice>
    </S.Member>
  );
}

interface FixedTeamRowProps {
  /** Null once the member has withdrawn. */
  nickname: string | null;
  photo: string | null;
  roles: readonly Role[];
}

/** One member of a stored team. */
export function FixedTeamRow({ nickname, photo, roles }: FixedTeamRowProps) {
  return (
    <S.Member>
      <MemberAvatar nickname={nickname} photo={photo} size={40} />
      <S.Name>{memberName(nickname)}</S.Name>
      <S.Roles>{roles.map((role) => ROLE_LABELS[role]).join(' · ')}</S.Roles>
    </S.Member>
  );
}

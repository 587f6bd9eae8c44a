import { Avatar } from '@/shared/ui/Avatar';
import { memberName } from '../lib/memberName';

interface MemberAvatarProps {
  /** Null once the member has withdrawn. */
  nickname: string | null;
  photo: string | null;
  /** Edge in px. */
  size?: number;
  className?: string;
}

/** A member's round picture; drawn from the nickname without a photo, grey for a withdrawn member. */
export function MemberAvatar({ nickname, photo, size, className }: MemberAvatarProps) {
  return (
    <Avatar
      nickname={memberName(nickname)}
      src={photo}
      size={size}
      withdrawn={nickname === null}
      className={className}
    />
  );
}

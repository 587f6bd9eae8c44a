import { isSeatFree, type ProjectDetail, type ProjectMember, type Seat } from '@contract/project';
import { MemberAvatar } from '@/entities/member';
import { FilledCount } from '@/entities/project';
import { RoleChip, RoleChips } from '@/entities/skill';
import { Icon, PlusIcon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import * as S from './Seats.styles';

const FACE_PX = 32;
/** The maximum number of circles that fit beside the chip, which has the numbers. */
const CIRCLES_SHOWN = 3;

type SeatFacts = Pick<ProjectDetail, 'seats' | 'roles' | 'personnel' | 'filled' | 'closed'> & {
  /** Unknown until the post is loaded. */
  members?: readonly ProjectMember[];
};

/** The sought members and how many have joined: a tile per role, or one for all roles (D100). */
export function Seats({ project }: { project: SeatFacts }) {
  const { seats, members, closed } = project;
  if (seats.length === 0) return <OpenSeats project={project} />;

  return (
    <S.Seats aria-label="모집 역할">
      {seats.map((seat) => (
        <S.Seat key={seat.role} data-full={seat.taken >= seat.count || undefined}>
          <RoleChip role={seat.role} seat={seat} quiet={closed} large />
          <Circles count={seat.count} taken={seat.taken} members={membersIn(members, seat)} isInviting={!closed} />
          {!closed && <Left count={seat.count} taken={seat.taken} />}
        </S.Seat>
      ))}
    </S.Seats>
  );
}

const membersIn = (members: SeatFacts['members'], { role }: Seat) => members?.filter((member) => member.role === role);

/** One tile for all sought roles. */
function OpenSeats({ project }: { project: SeatFacts }) {
  const { roles, personnel, filled, members, closed } = project;
  const joined = members?.filter(({ role }) => role !== null);

  return (
    <S.Open data-full={!isSeatFree(project) || undefined}>
      <RoleChips roles={roles} quiet={closed || !isSeatFree(project)} />
      <S.OpenRow>
        <Circles count={personnel} taken={filled} members={joined} isInviting={!closed} />
        <b>
          <FilledCount personnel={personnel} filled={filled} />
        </b>
        {!closed && <Left count={personnel} taken={filled} />}
      </S.OpenRow>
    </S.Open>
  );
}

interface CirclesProps {
  count: number;
  taken: number;
  members: SeatFacts['members'];
  /** A free seat of a closed post invites nobody, and is not drawn (MEND-42). */
  isInviting: boolean;
}

/** A person is a circle; a free seat is a dashed one. */
function Circles({ count, taken, members, isInviting }: CirclesProps) {
  const indexes = Array.from({ length: Math.min(count, CIRCLES_SHOWN) }, (_, index) => index);
  // While a seat is free, one of the shown circles is free.
  const shownTaken = taken < count ? Math.min(taken, CIRCLES_SHOWN - 1) : taken;

  return (
    <S.Circles aria-hidden>
      {indexes.slice(0, shownTaken).map((index) => (
        <Taken key={index} member={members?.[index]} isKnown={members !== undefined} />
      ))}
      {isInviting &&
        indexes.slice(shownTaken).map((index) => (
          <S.Free key={index}>
            <Icon of={PlusIcon} size={16} />
          </S.Free>
        ))}
    </S.Circles>
  );
}

function Taken({ member, isKnown }: { member: ProjectMember | undefined; isKnown: boolean }) {
  if (!isKnown) return <Skeleton width={FACE_PX} height={FACE_PX} radius="50%" />;
  return <MemberAvatar nickname={member?.nickname ?? null} photo={member?.profileImgUrl ?? null} size={FACE_PX} />;
}

function Left({ count, taken }: Pick<Seat, 'count' | 'taken'>) {
  return <small>{taken < count ? `${count - taken}자리 남았어요` : '자리가 모두 찼어요'}</small>;
}

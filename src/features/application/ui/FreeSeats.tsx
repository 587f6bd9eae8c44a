import { freeRoles, isSeatFree, seatLabels, seatSentences, type ProjectDetail, type Seat } from '@contract/project';
import { ROLE_LABELS } from '@contract/skill';
import { MemberAvatar } from '@/entities/member';
import { RoleChip } from '@/entities/skill';
import { Row, Stack, Surface, Text } from '@/shared/ui/pieces';
import { Icon, PlusIcon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import * as S from './FreeSeats.styles';

const FULL = '자리가 모두 찼어요';

/** The seats of the post with their members and free ones, beside the list. */
export function FreeSeats({ project }: { project: ProjectDetail }) {
  const { seats, personnel, filled } = project;

  return (
    <S.Rail>
      <Surface as="section" aria-labelledby="free-seats">
        <Text as="h2" size="title" id="free-seats">
          남은 자리
        </Text>
        <Stack as="ul" above={3}>
          {seats.map((seat) => (
            <RoleSeat key={seat.role} seat={seat} project={project} />
          ))}
          {seats.length === 0 && (
            <S.Seat>
              <span>
                <span aria-hidden>{seatLabels(project)}</span>
                <VisuallyHidden>{seatSentences(project)}</VisuallyHidden>
              </span>
              <Left count={personnel - filled} />
            </S.Seat>
          )}
        </Stack>
        <S.Hint>수락하면 바로 자리가 차고 팀에 합류해요. 답은 바꿀 수 없어요.</S.Hint>
      </Surface>
    </S.Rail>
  );
}

function RoleSeat({ seat, project }: { seat: Seat; project: ProjectDetail }) {
  const { role, count, taken } = seat;
  const sitting = project.members.filter((member) => member.role === role);

  return (
    <S.Seat>
      <S.RoleLine>
        <RoleChip role={role} seat={seat} large />
      </S.RoleLine>
      <Row as="span" gap={2} align="stretch" wraps aria-hidden>
        {sitting.map(({ nickname, profileImgUrl }, index) => (
          <MemberAvatar key={nickname ?? index} nickname={nickname} photo={profileImgUrl} size={32} />
        ))}
        {Array.from({ length: Math.max(0, count - taken) }, (_, index) => (
          <S.Free key={index}>
            <Icon of={PlusIcon} size={16} />
          </S.Free>
        ))}
      </Row>
      <Left count={count - taken} />
    </S.Seat>
  );
}

function Left({ count }: { count: number }) {
  return <S.Left data-full={count <= 0 || undefined}>{count > 0 ? `${count}자리 남았어요` : FULL}</S.Left>;
}

/** The same in one line, on narrow screens under the title. */
export function FreeSeatsLine({ project }: { project: ProjectDetail }) {
  if (!isSeatFree(project)) return <S.Line key="full">{FULL}</S.Line>;
  const free = freeRoles(project);
  const left = project.seats.filter(({ role }) => free.includes(role));

  return (
    <S.Line>
      남은 자리{' '}
      {left.length === 0 ? (
        <b>{project.personnel - project.filled}자리</b>
      ) : (
        left.map(({ role, count, taken }) => (
          <b key={role}>
            {ROLE_LABELS[role]} {count - taken}
          </b>
        ))
      )}
    </S.Line>
  );
}

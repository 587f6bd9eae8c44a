import type { ReactNode } from 'react';
import { MESSAGES } from '@contract/messages';
import { PERIOD_LABELS } from '@contract/period';
import { PROJECT_CATEGORY_LABELS, RECRUITING_LABELS, type ProjectItem } from '@contract/project';
import { shortDate } from '@/shared/lib/dates';
import { CalendarIcon, Icon, MapPinIcon, UsersIcon } from '@/shared/ui/Icon';
import { StepDots } from '@/shared/ui/DotLine';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { Row } from '@/shared/ui/pieces';
import { STEP_WORDS, stepIndex } from '../lib/projectLabels';
import { FilledCount } from './FilledCount';
import * as S from './ProjectCard.styles';

type Settled = 'title' | 'writer' | 'createdDate' | 'comments' | 'bookmarks' | 'views' | 'closed' | 'seats' | 'filled';
type Choosable = 'category' | 'step' | 'meetingOption' | 'period' | 'personnel' | 'deadline';

/** The fields of a card; some are absent while a post is being written. */
export type CardProject = Pick<ProjectItem, Settled> & Partial<Pick<ProjectItem, Choosable>>;

interface ProjectCardProps {
  project: CardProject;
  /** The role chips. */
  roles: ReactNode;
  /** Right of the roles, above the link that covers the card. */
  corner?: ReactNode;
  /** The target of the card's link; without it the card is no link. */
  to?: string;
  /** Router state for the target. */
  state?: unknown;
  /** Called on pointer over and focus, to prefetch the target. */
  onIntent?: () => void;
}

/** The card of a recruitment post: sought roles, title, step and kind, terms; then the small print. */
export function ProjectCard({ project, roles, corner, to, state, onIntent }: ProjectCardProps) {
  return (
    <S.Card
      data-closed={project.closed || undefined}
      data-linked={to !== undefined || undefined}
      onPointerEnter={onIntent}
    >
      <S.Top>
        {roles}
        {corner && <S.Corner>{corner}</S.Corner>}
      </S.Top>
      {to === undefined ? (
        <S.Title as="p">{project.title}</S.Title>
      ) : (
        <S.Title>
          <S.Cover to={to} state={state} onFocus={onIntent}>
            {project.title}
          </S.Cover>
        </S.Title>
      )}
      <CardKind project={project} />
      <CardTerms project={project} />
      <S.Foot>
        <S.Author>
          <bdi>{project.writer ?? MESSAGES.withdrawnMember}</bdi>
          <S.Dot aria-hidden />
          <time dateTime={project.createdDate}>{shortDate(project.createdDate)}</time>
        </S.Author>
        <S.Counts comments={project.comments} bookmarks={project.bookmarks} views={project.views} />
      </S.Foot>
    </S.Card>
  );
}

/** The boxes of a card while it loads. */
export function ProjectCardSkeleton() {
  return (
    <S.Card aria-hidden>
      <S.LoadingRoles>
        <Skeleton width={96} />
        <Skeleton width={72} />
      </S.LoadingRoles>
      <S.LoadingTitle>
        <Skeleton height={18} />
        <Skeleton width="62%" height={18} />
      </S.LoadingTitle>
      <S.Kind>
        <Skeleton width="52%" height={26} />
      </S.Kind>
      <S.Terms as="div">
        <Skeleton width="72%" height={15} />
      </S.Terms>
      <S.Foot>
        <S.Author as="div">
          <Skeleton width={96} height="1lh" />
        </S.Author>
        <Skeleton width={110} height={18} />
      </S.Foot>
    </S.Card>
  );
}

interface CardPartProps {
  project: CardProject;
}

function CardKind({ project: { closed, category, step } }: CardPartProps) {
  return (
    <S.Kind>
      <Row as="span" gap={2} align="stretch" inline>
        {closed && <Tag>{RECRUITING_LABELS.closed}</Tag>}
        {category && <Tag>{PROJECT_CATEGORY_LABELS[category]}</Tag>}
      </Row>
      {step && <StepDots steps={STEP_WORDS} current={stepIndex(step)} />}
    </S.Kind>
  );
}

function CardTerms({ project }: CardPartProps) {
  const { meetingOption, period, personnel, seats, filled, closed, deadline = null } = project;
  return (
    <S.Terms>
      {meetingOption && (
        <S.Term>
          <Icon of={MapPinIcon} size={15} strokeWidth={2} />
          {meetingOption}
        </S.Term>
      )}
      {period && (
        <S.Term>
          <Icon of={CalendarIcon} size={15} strokeWidth={2} />
          {PERIOD_LABELS[period]}
        </S.Term>
      )}
      {personnel !== undefined && seats.length === 0 && (
        <S.Term>
          <Icon of={UsersIcon} size={15} strokeWidth={2} />
          <FilledCount personnel={personnel} filled={filled} />
        </S.Term>
      )}
      {!closed && <S.Deadline deadline={deadline} />}
    </S.Terms>
  );
}

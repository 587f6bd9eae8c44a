import { isRealDate, isRealMonth } from '@contract/dates';
import { projectPeriod } from '@contract/period';
import { type ProjectDetail } from '@contract/project';
import { type Role } from '@contract/skill';
import { toStoredText } from '@contract/text';
import { countComments } from '@/entities/comment';
import { type CardProject } from '@/entities/project';
import { personnelOf, seatsOf, type ProjectForm } from './projectForm';

type Standing = Pick<
  CardProject,
  'writer' | 'createdDate' | 'comments' | 'bookmarks' | 'views' | 'closed' | 'filled' | 'seats'
>;

/** Fields of a new post that the form does not change. */
export const ofNewPost = (writer: string, createdDate: string): Standing => ({
  writer,
  createdDate,
  comments: 0,
  bookmarks: 0,
  views: 0,
  closed: false,
  filled: 0,
  seats: [],
});

/** Fields of a stored post that the form does not change. */
export const ofPost = ({ comments, ...project }: ProjectDetail): Standing => ({
  ...pickStanding(project),
  comments: countComments(comments),
});

const pickStanding = ({
  writer,
  createdDate,
  bookmarks,
  views,
  closed,
  filled,
  seats,
}: Omit<ProjectDetail, 'comments'>) => ({
  writer,
  createdDate,
  bookmarks,
  views,
  closed,
  filled,
  seats,
});

/** The card of a post while it is being written, without missing fields. */
export function toPreview(values: ProjectForm, standing: Standing): CardProject {
  const { title, category, step, meetingOption, deadline } = values;
  return {
    ...standing,
    seats: (seatsOf(values) ?? []).map((seat) => ({ ...seat, taken: takenIn(standing, seat.role) })),
    title: toStoredText(title) || '모집글 제목',
    category: category || undefined,
    step: step || undefined,
    meetingOption: meetingOption || undefined,
    period: periodOf(values),
    personnel: personnelOf(values) || undefined,
    deadline: isRealDate(deadline) ? deadline : null,
  };
}

const takenIn = ({ seats }: Standing, role: Role) => seats.find((seat) => seat.role === role)?.taken ?? 0;

function periodOf({ startDate, endDate }: ProjectForm) {
  const isPeriod = isRealMonth(startDate) && isRealMonth(endDate) && endDate >= startDate;
  return isPeriod ? projectPeriod(startDate, endDate) : undefined;
}

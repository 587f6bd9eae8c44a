import { isRealMonth } from '@contract/dates';
import { projectPeriod } from '@contract/period';
import { type ProjectDetail } from '@contract/project';
import { toStoredText } from '@contract/text';
import { countComments } from '@/entities/comment';
import { type CardProject } from '@/entities/project';
import { type ProjectForm } from './projectForm';

type Standing = Pick<CardProject, 'writer' | 'createdDate' | 'comments' | 'bookmarks' | 'views' | 'closed'>;

/** What no form changes about a new post. */
export const ofNewPost = (writer: string, createdDate: string): Standing => ({
  ...{ writer, createdDate },
  ...{ comments: 0, bookmarks: 0, views: 0, closed: false },
});

/** What no form changes about a post that stands. */
export const ofPost = ({ writer, createdDate, comments, bookmarks, views, closed }: ProjectDetail): Standing => ({
  ...{ writer, createdDate, bookmarks, views, closed },
  comments: countComments(comments),
});

/** The card of a post while it is being written; what is missing stays out. */
export function toPreview(values: ProjectForm, standing: Standing): CardProject {
  const { title, category, step, meetingOption, personnel } = values;
  return {
    ...standing,
    title: toStoredText(title) || '모집글 제목',
    category: category || undefined,
    step: step || undefined,
    meetingOption: meetingOption || undefined,
    period: periodOf(values),
    personnel: personnel || undefined,
  };
}

function periodOf({ startDate, endDate }: ProjectForm) {
  const isPeriod = isRealMonth(startDate) && isRealMonth(endDate) && endDate >= startDate;
  return isPeriod ? projectPeriod(startDate, endDate) : undefined;
}

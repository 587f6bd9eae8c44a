import { type MeetingOption, type ProjectCategory, type Step } from '@contract/project';
import { type Role, type Skill } from '@contract/skill';

/** A project that recruits twice: at its start, and again later. */
export interface Idea {
  name: string;
  introduce: string;
  skills: readonly Skill[];
  meeting: MeetingOption;
  /** Duration from the first month to the last. */
  months: number;
  first: Call;
  second: Call;
}

/** One recruitment post of an idea. */
export interface Call {
  title: string;
  roles: readonly Role[];
  step: Step;
}

export interface CategoryIdeas {
  category: ProjectCategory;
  ideas: readonly Idea[];
}

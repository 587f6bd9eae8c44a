import { useLocation } from 'react-router-dom';
import { type ProjectItem } from '@contract/project';
import { type FromList } from '@/shared/routes';

/** The router's state of a recruitment post that was opened from a list. */
export interface OpenedProject extends FromList {
  /** The item of the list, whose facts the skeleton of the post shows, so that nothing moves when the post arrives. */
  project: ProjectItem;
}

/** What a list has shown of the post that is opened, if it was opened from one. */
export function useOpenedProject(): ProjectItem | undefined {
  const state = useLocation().state as Partial<OpenedProject> | null;
  return state?.project;
}

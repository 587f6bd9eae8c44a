import { type SearchMail } from './codes';

/** A saved search of posts (내 알림 조건, D176). */
export interface SavedSearch {
  id: number;
  /** The canonical query of the list. */
  query: string;
  /** Derived from the query; null once one of its codes is gone, then it finds nothing. */
  name: string | null;
  mail: SearchMail;
  push: boolean;
  /** ISO instant. */
  createdDateTime: string;
}

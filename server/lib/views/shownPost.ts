/** A post as a member is shown it. */
export interface ShownPost<T> {
  detail: T;
  /** The member wrote it: the visit is not counted (D38, D83). */
  isOwn: boolean;
}

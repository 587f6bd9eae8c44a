/** A post as a member sees it. */
export interface ShownPost<T> {
  detail: T;
  /** The member is its writer, so the view is not counted (D38, D83). */
  isOwn: boolean;
}

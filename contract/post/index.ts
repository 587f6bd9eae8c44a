/** A post of either kind, for what works on both: comments, bookmarks, reports. */
export interface PostRef {
  kind: 'project' | 'archive';
  id: number;
}

/** Beneath the title of an archive that was changed after its publication (D156). */
export const CHANGED_TEXTS = {
  changed: (day: string) => `공개 뒤 고침 · ${day}`,
  confirmedTitle: (title: string) => `공개할 때 제목: ${title}`,
} as const;

/** The fixed cache key of deleting or declining an archive: RTK Query stores no arguments of mutations. */
export const archiveRemovalKey = (archiveId: number) => `archive removal ${archiveId}`;

type Mutations = Readonly<Record<string, { status?: string } | undefined>>;

/** Whether this tab has deleted or declined the archive, or is about to: a refetch would be a 404. */
export function isRemovingArchive(mutations: Mutations, archiveId: number): boolean {
  const removal = mutations[archiveRemovalKey(archiveId)];
  return removal?.status === 'pending' || removal?.status === 'fulfilled';
}

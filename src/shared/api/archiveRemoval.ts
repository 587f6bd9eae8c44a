/** Where the state of deleting an archive is found: RTK Query keeps no arguments of mutations. */
export const archiveRemovalKey = (archiveId: number) => `archive removal ${archiveId}`;

type Mutations = Readonly<Record<string, { status?: string } | undefined>>;

/** Whether this tab has deleted the archive or is about to: asked for again, it would be answered with 404. */
export function isRemovingArchive(mutations: Mutations, archiveId: number): boolean {
  const removal = mutations[archiveRemovalKey(archiveId)];
  return removal?.status === 'pending' || removal?.status === 'fulfilled';
}

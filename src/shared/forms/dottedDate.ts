/** Forms keep dates as the wire has them, with dashes; people read and type dots (spec §3). */
export const toDotted = (stored: string) => stored.replaceAll('-', '.');
/** What was typed with dots, as forms keep it. */
export const toDashed = (shown: string) => shown.replaceAll('.', '-');

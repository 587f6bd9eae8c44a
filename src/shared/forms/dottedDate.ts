/** Forms store dates as on the wire, with dashes; members read and type dots (spec §3). */
export const toDotted = (stored: string) => stored.replaceAll('-', '.');
/** Converts a dotted date to the stored form. */
export const toDashed = (shown: string) => shown.replaceAll('.', '-');

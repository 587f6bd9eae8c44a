/** Three or more empty lines in a row, also with spaces and invisible characters in them. */
const WALL = /\n(?:[\t\v\f\r\u2800\p{Zs}\p{Default_Ignorable_Code_Point}]*\n){3,}/gu;

/** Shows more than two empty lines in a row as two (MEND-62). The stored text stays as typed. */
export const collapseLines = (text: string) => text.replace(WALL, '\n\n\n');

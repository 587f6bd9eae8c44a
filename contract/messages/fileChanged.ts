/** A chosen file was saved anew, moved or deleted before it was sent (MEND-58). @param name the name of the file */
export const fileChanged = (name: string) => `‘${name}’ 파일이 고른 뒤에 바뀌었거나 없어졌어요. 다시 골라 주세요.`;

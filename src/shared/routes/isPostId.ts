const ID = /^[1-9]\d{0,14}$/;

/** Whether the part of an address can name a post at all (D84). */
export const isPostId = (text: string) => ID.test(text);

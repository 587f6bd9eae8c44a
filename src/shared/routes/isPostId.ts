const ID = /^[1-9]\d{0,14}$/;

/** Whether a part of a path is a valid id of a post (D84). */
export const isPostId = (text: string) => ID.test(text);

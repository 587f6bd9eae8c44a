const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the format of a credential's id. */
export const isCredentialId = (text: string) => UUID.test(text);

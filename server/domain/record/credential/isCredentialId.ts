const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the format of a credential's id, in lower or upper case. */
export const isCredentialId = (text: string) => UUID.test(text);

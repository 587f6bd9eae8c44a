import { type UserEvent } from '@testing-library/user-event';

/** Enters a text at the end of a field at once: each key would render the page again. Tests about typing use `user.type`. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

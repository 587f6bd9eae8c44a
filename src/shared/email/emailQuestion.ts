import { createQuestion } from '@/shared/lib/createQuestion';

const { ask, useQuestion } = createQuestion<undefined>();

/**
 * Opens the dialog for the code of the e-mail over the current page (D150b).
 * @returns whether the member has confirmed it; false when the dialog was closed, or a newer question opened
 */
export const askForEmail = () => ask(undefined);

/** The answer of the open question, for the component that renders its dialog. */
export const useEmailQuestion = () => useQuestion()?.answer ?? null;

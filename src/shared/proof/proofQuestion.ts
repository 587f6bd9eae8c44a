import { createQuestion } from '@/shared/lib/createQuestion';

const { ask, useQuestion } = createQuestion<string>();

/**
 * Opens the dialog for the proof of the session over the account page (D185).
 * @param act what needs the proof, in words
 * @returns whether the session is proven now
 */
export const askForProof = ask;

/** The open question, for the component that renders its dialog. */
export const useProofQuestion = useQuestion;

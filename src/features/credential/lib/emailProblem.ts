import { emailMatchRules } from '@contract/credential';
import { firstMessage } from '@contract/firstMessage';

/** What is wrong with a typed address. Loaded when it is sent: the page itself has no rules of forms. */
export const emailProblem = (email: string): string | undefined => firstMessage(emailMatchRules, { email });

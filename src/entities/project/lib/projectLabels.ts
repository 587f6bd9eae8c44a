import { STEP_LABELS, STEPS, type Step } from '@contract/project';

/** The words of the five steps, first to last. */
export const STEP_WORDS = STEPS.map((step) => STEP_LABELS[step]);

/** 0-based index of a step among the five. */
export const stepIndex = (step: Step) => STEPS.indexOf(step);

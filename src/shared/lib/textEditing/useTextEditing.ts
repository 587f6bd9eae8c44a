import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react';
import { cutAtCaret, type EditedText } from './cutAtCaret';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Rewrites typed text and restores the caret, also in the middle. */
export type EditText = (text: string, caret: number) => EditedText;

interface TextEditing {
  onChange: (value: string) => void;
  /** The maximum number of code points; further input is cut. */
  max?: number;
  /** A mask, applied before the cut. */
  edit?: EditText;
}

/**
 * Handlers of a controlled text element that masks and cuts typed text. They change nothing during a Hangul composition
 * and apply at its end (D76).
 */
export function useTextEditing({ onChange, max, edit }: TextEditing) {
  function settle(element: TextElement) {
    const typed = { text: element.value, caret: element.selectionStart ?? element.value.length };
    const masked = edit ? edit(typed.text, typed.caret) : typed;
    const { text, caret } = max === undefined ? masked : cutAtCaret(masked.text, masked.caret, max);
    if (text !== typed.text) {
      // Set here and not by React's next render, which would move the caret to the end.
      element.value = text;
      element.setSelectionRange(caret, caret);
    }
    onChange(text);
  }

  return {
    onChange(event: ChangeEvent<TextElement>) {
      if (isComposing(event.nativeEvent)) onChange(event.target.value);
      else settle(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<TextElement>) => settle(event.currentTarget),
  };
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

const IME_KEY_CODE = 229;

/** A key that the input method handles. Safari ends the composition before its Enter arrives. */
export function isComposingKey(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === IME_KEY_CODE;
}

/** Enter that finishes a syllable never submits the form. */
export function ignoreComposingEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposingKey(event.nativeEvent)) event.preventDefault();
}

/** Enter adds no line break and submits no form; the input method still gets its own. */
export function preventEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) event.preventDefault();
}

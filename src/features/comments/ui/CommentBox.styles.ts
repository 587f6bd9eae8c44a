import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusInside, inputFocus, print, theme } from '@/shared/theme';
import { CharacterCounter } from '@/shared/ui/CharacterCounter';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  ${print} {
    display: none;
  }
`;

/** The link under a box whose post was deleted. */
export const ListLink = styled.div`
  justify-self: start;
`;

export const Label = styled.label(css`
  display: block;
  margin-bottom: 6px;
  color: ${theme.color['primary-text']};
  font: 600 14px/1.45 ${theme.font};
  overflow-wrap: anywhere;
`);

/** Text area and bar within one border. */
export const Frame = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 14px 12px 10px 18px;
  border: 1px solid ${theme.color['border-control']};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  &:hover {
    border-color: ${theme.color['text-2']};
  }
  &[data-failed] {
    border-color: ${theme.color.danger};
    outline: 1px solid ${theme.color.danger};
  }
  ${focusInside(inputFocus, 'textarea:focus')}
`);

export const Grow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
`;

const words = css`
  min-height: 52px;
  max-height: 60vh;
  padding: 0 6px 0 0;
  font: 400 16px/1.6 ${theme.font};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Area = styled.textarea(css`
  ${words}
  width: 100%;
  border: 0;
  outline: 0;
  background: none;
  color: ${theme.color.text};
  resize: none;
  overflow-y: auto;

  &::placeholder {
    color: ${theme.color['text-3']};
    opacity: 1;
  }
`);

/** An invisible copy of the text, which gives the box the height of the text. */
export const Mirror = styled.div`
  ${words}
  visibility: hidden;
  overflow: hidden;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export const Counter = styled(CharacterCounter)`
  margin-left: 0;
  margin-right: auto;
`;

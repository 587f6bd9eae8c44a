import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusInside, inputFocus, print, text, theme } from '@/shared/theme';
import { CharacterCounter } from '@/shared/ui/CharacterCounter';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

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
  margin-bottom: ${theme.space[2]};
  color: ${theme.color['primary-text']};
  ${text('label')}
  overflow-wrap: anywhere;
`);

/** Text area and bar within one border. */
export const Frame = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[2]} ${theme.space[4]};
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
  padding: 0 ${theme.space[2]} 0 0;
  ${text('body')}
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

export const Counter = styled(CharacterCounter)`
  margin-left: 0;
  margin-right: auto;
`;

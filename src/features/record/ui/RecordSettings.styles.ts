import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { EditorPreview } from '@/shared/ui/EditorSide';
import { below, text, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Skeletons = styled.div`
  display: grid;
  gap: 28px;
  max-width: 760px;
`;

/** Both lists; dimmed while the record is off. */
export const Choices = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  &:disabled {
    opacity: 0.6;
  }
`;

/** A part of the settings, below a hairline. */
export const Section = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 36px;
  padding-top: 36px;
  border-top: 1px solid ${theme.color.border};

  ${below('mobile')} {
    margin-top: 32px;
    padding-top: 32px;
  }
`);

export const Hint = styled.p(css`
  ${text('label')}
  margin-top: 4px;
  color: ${theme.color['text-2']};
  font-weight: 500;
`);

export const Box = styled.input(css`
  flex: none;
  appearance: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border-radius: 7px;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
  cursor: pointer;

  &:checked {
    background: ${theme.color.primary};
    box-shadow: none;
  }
  &:checked::after {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -3px;
    border: solid ${theme.color['on-primary']};
    border-width: 0 2.6px 2.6px 0;
    transform: rotate(45deg);
  }
  &:disabled {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`);

export const Preview = styled(EditorPreview)`
  gap: 16px;
`;

export const Status = styled.p(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 22px;
  color: ${theme.color['success-text']};
  font: 600 14px/1.4 ${theme.font};
`);

export const Saved = styled.span(css`
  color: ${theme.color['success-text']};
  font-weight: 600;
`);

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { EditorPreview } from '@/shared/ui/EditorSide';
import { below, text, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Skeletons = styled.div`
  display: grid;
  gap: ${theme.space[6]};
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
  gap: ${theme.space[5]};
  margin-top: ${theme.space[7]};
  padding-top: ${theme.space[7]};
  border-top: 1px solid ${theme.color.border};

  ${below('mobile')} {
    margin-top: ${theme.space[7]};
    padding-top: ${theme.space[7]};
  }
`);

export const Hint = styled.p(css`
  ${text('label')}
  margin-top: ${theme.space[1]};
  color: ${theme.color['text-2']};
  font-weight: 500;
`);

export const Preview = styled(EditorPreview)`
  gap: ${theme.space[4]};
`;

export const Status = styled.p(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: 22px;
  color: ${theme.color['success-text']};
  ${text('label')}
`);

export const Saved = styled.span(css`
  color: ${theme.color['success-text']};
  font-weight: 600;
`);

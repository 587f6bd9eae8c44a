import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

/** Form and preview: 760 beside 400 px; up to 1023 px the form alone (look §3). */
export const EditorColumns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 760px) 400px;
  justify-content: space-between;
  align-items: start;
  gap: 56px;

  ${below('side')} {
    grid-template-columns: minmax(0, 720px);
    justify-content: center;
  }
`;

/** The column of the form. */
export const EditorMain = styled.div`
  min-width: 0;
`;

/** Skeletons of fields. */
export const EditorFields = styled(EditorMain)`
  display: grid;
  gap: 28px;

  > div {
    display: grid;
    gap: 8px;
  }
`;

/** Beside a form, sticky; hidden on narrow screens (look §3). */
export const EditorSide = styled.aside`
  position: sticky;
  top: 104px;
  display: grid;
  gap: 24px;

  ${below('side')} {
    display: none;
  }
`;

/** The preview. */
export const EditorPreview = styled.section(css`
  display: grid;
  gap: 12px;
  padding: 20px;
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['surface-sunken']};
`);

export const EditorPreviewTitle = styled.h2(css`
  ${text('caption')}
  color: ${theme.color['text-3']};
`);

/** The count of filled fields and its bar. */
export const EditorFilled = styled.div`
  display: grid;
  gap: 12px;
`;

export const EditorFilledWord = styled.h2(css`
  ${text('body', 700)}
`);

export const EditorBarCount = styled.b`
  font-weight: 650;
`;

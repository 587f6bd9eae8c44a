import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, shortLandscape, text, theme } from '@/shared/theme';

/** The form of a `FormDialog`: its body and its footer. */
export const DialogForm = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

/** The part between the title and the footer, which scrolls. */
export const DialogBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 18px 28px 20px;
  overflow: auto;
  overscroll-behavior: contain;

  ${shortLandscape} {
    overflow: visible;
  }
  ${below('phone')} {
    padding: 18px 20px 20px;
  }
`;

/** The buttons: side by side at the right, on phones two of equal width above the home indicator. */
export const DialogFoot = styled.div(css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 28px 18px;
  border-top: 1px solid ${theme.color['border-subtle']};

  > button {
    min-width: 104px;
  }
  ${below('phone')} {
    padding: 12px 20px calc(20px + env(safe-area-inset-bottom));

    > button {
      flex: 1;
    }
  }
`);

/** Beside the buttons; hidden on phones. */
export const DialogAside = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-right: auto;
  color: ${theme.color['text-3']};
  ${text('caption')}

  ${below('phone')} {
    display: none;
  }
`);

/** The buttons of a destructive dialog: two of equal width, the second in red. */
export const DangerFoot = styled(DialogFoot)(css`
  > button {
    flex: 1;
  }
  > [type='submit'] {
    background: ${theme.color['danger-soft']};
    color: ${theme.color['danger-text']};
    --hover: ${theme.color['danger-soft']};
    --press: ${theme.color['danger-soft']};
  }
`);

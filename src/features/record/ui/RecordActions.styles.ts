import styled from '@emotion/styled';
import { below, from, print, theme, withoutScript } from '@/shared/theme';

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};

  ${below('side')} {
    display: none;
  }
  ${print} {
    display: none;
  }
`;

export const NeedsScript = styled.span`
  display: grid;

  ${withoutScript} {
    display: none;
  }
`;

/** The owner's link to the settings, where the bar has no space for it. */
export const NarrowSettings = styled.span`
  ${from('side')} {
    display: none;
  }
  ${print} {
    display: none;
  }
`;

export const BarActions = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  > a {
    flex: 1;
    min-height: 56px;
  }
`;

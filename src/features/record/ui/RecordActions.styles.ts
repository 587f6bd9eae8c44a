import styled from '@emotion/styled';
import { below, from, print, withoutScript } from '@/shared/theme';

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 8px;

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
  gap: 8px;

  > a {
    flex: 1;
    min-height: 56px;
  }
`;

import styled from '@emotion/styled';
import { below, focusRing, print, tabularNumbers } from '@/shared/theme';
import { Link } from 'react-router-dom';

export const Case = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  ${below('mobile')} {
    gap: 28px;
    padding-bottom: 72px;
  }
`;

export const Back = styled.div`
  display: none;

  ${below('desk')} {
    display: block;
    margin-bottom: -16px;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: 8px;
`;

export const Tags = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  margin: 0 -10px 0 auto;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1 ${({ theme }) => theme.font};
  ${tabularNumbers}

  [aria-disabled='true'] {
    opacity: 0.4;
  }
`;

export const Title = styled.h2`
  font: 700 24px/1.38 ${({ theme }) => theme.font};
  letter-spacing: -0.024em;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    font-size: 22px;
  }
`;

export const By = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.5 ${({ theme }) => theme.font};

  a {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-height: 24px;
    color: ${({ theme }) => theme.color['primary-text']};
    font-weight: 600;
    ${focusRing}
  }
`;

/** What happened, from left to right; upright on phones. */
export const Line = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 18px 8px 16px;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color['surface-sunken']};

  > li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
    text-align: center;
  }
  > li + li::before {
    content: '';
    position: absolute;
    top: 9px;
    right: calc(50% + 14px);
    width: calc(100% - 28px);
    height: 2px;
    background: ${({ theme }) => theme.color.primary};
  }
  > li[data-now]::before {
    background: repeating-linear-gradient(
      90deg,
      ${({ theme }) => theme.color['border-control']} 0 4px,
      transparent 4px 8px
    );
  }
  b {
    color: ${({ theme }) => theme.color['text-2']};
    font: 600 14px/1.35 ${({ theme }) => theme.font};
  }
  small {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.35 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
  ${below('mobile')} {
    grid-auto-flow: row;
    gap: 12px;
    padding: 18px 20px;

    > li {
      grid-template-columns: 20px minmax(0, 1fr) auto;
      align-items: center;
      justify-items: start;
      gap: 12px;
      text-align: left;
    }
    > li + li::before {
      display: none;
    }
  }
`;

/** Round: a report; square: a measure, of an operator in ink; apricot: what waits now. */
export const LineMark = styled.i`
  width: 14px;
  height: 14px;
  margin: 3px 0 11px;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.text};

  &[data-kind='report'] {
    border-radius: 50%;
    background: ${({ theme }) => theme.color.primary};
  }
  &[data-kind='now'] {
    border-radius: 5px;
    background: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 5px ${({ theme }) => theme.color['accent-soft-2']};
  }
  &[data-kind='done'] {
    background: ${({ theme }) => theme.color.primary};
  }
  ${below('mobile')} {
    margin: 0 3px;
  }
  @media (forced-colors: active) {
    border: 7px solid;
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  min-width: 0;
`;

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 28px;
`;

export const Legend = styled.p`
  display: flex;
  gap: 12px;
  font: 500 13px/1.4 ${({ theme }) => theme.font};
`;

/** A changed word: gone from the text, or new in it. */
export const Changed = styled.mark`
  padding: 1px 2px;
  border-radius: 3px;
  background: ${({ theme }) => theme.color['warn-soft']};
  color: inherit;
  box-shadow: inset 0 -1.5px ${({ theme }) => theme.color.warn};
  box-decoration-break: clone;

  &[data-new] {
    background: ${({ theme }) => theme.color['primary-soft']};
    box-shadow: inset 0 -1.5px ${({ theme }) => theme.color['primary-line']};
  }
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;

/** Then and now side by side; on phones the chosen one. */
export const Versions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-radius: 18px;
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};

  > article {
    min-width: 0;
    padding: 18px 22px 22px;
  }
  > article + article {
    border-left: 1px solid ${({ theme }) => theme.color.border};
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);

    > article + article {
      border: 0;
    }
    &[data-shown='then'] > :last-child,
    &[data-shown='now'] > :first-of-type {
      display: none;
    }
  }
`;

export const Switcher = styled.div`
  display: none;

  ${below('mobile')} {
    display: block;
  }
`;

export const VersionHead = styled.h4`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 14px;
  font: 700 14px/1.4 ${({ theme }) => theme.font};

  small {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.4 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
`;

export const Texts = styled.dl`
  display: grid;
  gap: 14px;

  dt {
    margin-bottom: 2px;
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.4 ${({ theme }) => theme.font};
  }
  dd {
    font: 400 15px/1.65 ${({ theme }) => theme.font};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const Quiet = styled.p`
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.5 ${({ theme }) => theme.font};
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Blurred until it is pressed. */
export const PictureButton = styled.button`
  position: relative;
  width: 132px;
  height: 100px;
  border-radius: ${({ theme }) => theme.radius.md};
  overflow: hidden;
  ${focusRing}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[aria-pressed='false'] img {
    filter: blur(18px);
  }
`;

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  align-items: start;
  gap: 40px;

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Reports = styled.ol`
  > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 12px;
    padding: 14px 0;
    border-top: 1px solid ${({ theme }) => theme.color['border-subtle']};
  }
  p {
    margin-top: 4px;
    font: 400 15px/1.6 ${({ theme }) => theme.font};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    > li {
      grid-template-columns: 32px minmax(0, 1fr);
    }
    > li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const ReportHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: 26px;
  font: 650 14px/1.4 ${({ theme }) => theme.font};

  time {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.4 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
`;

export const ThenButton = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 4px;
  min-height: 44px;
  padding: 0 10px;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color['text-3']};
  font: 600 13px/1 ${({ theme }) => theme.font};
  ${focusRing}

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color['primary-soft']};
    color: ${({ theme }) => theme.color['primary-text']};
  }
`;

export const Writer = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  border-radius: ${({ theme }) => theme.radius.md};
  ${focusRing}

  span {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font: 650 15px/1.35 ${({ theme }) => theme.font};
  }
  small {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.35 ${({ theme }) => theme.font};
  }
`;

/** Measures stay in sight: at the foot of the case, on phones at the foot of the window. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${({ theme }) => theme.z.raised};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  padding: 14px 0;
  border-top: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.bg};

  > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  small {
    margin-right: 6px;
    color: ${({ theme }) => theme.color['text-3']};
    font: 600 13px/1 ${({ theme }) => theme.font};
  }
  ${below('mobile')} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${({ theme }) => theme.z.sticky};
    flex-wrap: nowrap;
    gap: 16px;
    padding: 10px 20px calc(10px + env(safe-area-inset-bottom));

    > div {
      flex: 1;
      gap: 6px;
    }
    small,
    kbd {
      display: none;
    }
    button {
      flex: 1;
      padding: 0 4px;
      font-size: 15px;
    }
  }
  ${print} {
    display: none;
  }
`;

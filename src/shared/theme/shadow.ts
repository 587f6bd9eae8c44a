const lightShadow = {
  e1: '0 1px 2px rgba(18,27,23,.06)',
  e2: '0 2px 4px rgba(18,27,23,.04), 0 8px 20px rgba(18,27,23,.07)',
  e3: '0 4px 8px rgba(18,27,23,.05), 0 16px 40px rgba(18,27,23,.13)',
  e4: '0 8px 16px rgba(18,27,23,.08), 0 32px 80px rgba(18,27,23,.22)',
};

const darkShadow: typeof lightShadow = {
  e1: '0 1px 2px rgba(0,0,0,.4)',
  e2: '0 2px 4px rgba(0,0,0,.3), 0 8px 20px rgba(0,0,0,.35)',
  e3: '0 4px 8px rgba(0,0,0,.35), 0 16px 40px rgba(0,0,0,.5)',
  e4: '0 8px 16px rgba(0,0,0,.4), 0 32px 80px rgba(0,0,0,.65)',
};

export const shadow = { light: lightShadow, dark: darkShadow };

import type { ReactNode } from 'react';
import { tabIds } from './Tabs';

interface TabPanelProps {
  idBase: string;
  /** Id of the open tab. */
  id: string;
  children: ReactNode;
  className?: string;
}

/** The content of the open tab. */
export function TabPanel({ idBase, id, children, className }: TabPanelProps) {
  const { tab, panel } = tabIds(idBase, id);
  return (
    <div role="tabpanel" id={panel} aria-labelledby={tab} className={className}>
      {children}
    </div>
  );
}

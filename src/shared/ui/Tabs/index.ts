export { TabPanel } from './TabPanel';
export { Tabs, tabIds, type TabItem } from './Tabs';

export { TabPanel } from './TabPanel';
export { nextTab } from './nextTab';
export { tabIds, Tabs } from './Tabs';

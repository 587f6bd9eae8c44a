export { askForPush, closePushQuestion, usePushQuestion, type PushQuestion } from './pushQuestion';
export { pushSupport, type PushSupport } from './pushSupport';
export { endQuestion, isQuestionOver, readStoredDevice, storeDevice, useStoredDeviceId } from './storedDevice';

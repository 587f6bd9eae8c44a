export { useVerifyWords, VerifyWordsContext } from './model/verifyWords';
export { CredentialButton } from './ui/CredentialButton';
export { CredentialList } from './ui/CredentialList';
export { VerifyForm } from './ui/VerifyForm';
export { VerdictMark } from './ui/VerdictMark';
export { VerdictView } from './ui/VerdictView';
export { useVerify } from './model/useVerify';

export { CredentialButton } from './ui/CredentialButton';
export { CredentialList } from './ui/CredentialList';
export { VerifyForm } from './ui/VerifyForm';
export { VerdictView } from './ui/VerdictView';
export { VerdictMark } from './ui/VerdictMark';
export { useVerify } from './model/useVerify';

import { useSelector } from 'react-redux';
import { selectUploadPercent, type UploadState } from './uploadSlice';

/** The progress of an endpoint's upload, 0 to 100; null while none is running. */
export function useUploadPercent(endpoint: string): number | null {
  return useSelector((state: UploadState) => selectUploadPercent(state, endpoint));
}

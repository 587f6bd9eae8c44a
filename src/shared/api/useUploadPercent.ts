import { useSelector } from 'react-redux';
import { selectUploadPercent, type UploadState } from './uploadSlice';

/** How much of the form sent by an endpoint has left this device, 0 to 100; null while none is on its way. */
export function useUploadPercent(endpoint: string): number | null {
  return useSelector((state: UploadState) => selectUploadPercent(state, endpoint));
}

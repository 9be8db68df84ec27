import { CONNECT_RESULTS, type ConnectResult } from '@assembly/contract/settings';
import { changeQuery } from '../../../browser/navigation/address.ts';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';

/** How connecting ended, which is in the address after a visit to Google's consent page. */
export function useConnectResult(): ConnectResult | undefined {
  const { get } = useAddressQuery();
  return CONNECT_RESULTS.find((result) => result === get('google'));
}

/** Removes the result from the address once it is no longer of interest. */
export function clearConnectResult(): void {
  changeQuery({ section: 'google', google: '' }, { replace: true });
}

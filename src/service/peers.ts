import { ClaimgateError } from '../findings/index.ts';

/** Loads a package that only the service needs. @throws ClaimgateError `service_package_missing` */
export async function loadPeer<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ClaimgateError(
      'service_package_missing',
      { expected: name, next: `npm install ${name}` },
      { cause },
    );
  }
}

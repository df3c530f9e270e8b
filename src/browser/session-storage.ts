/** Returns undefined where cookies are blocked: there, merely naming `sessionStorage` throws. */
export function sessionStorageIfAllowed(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

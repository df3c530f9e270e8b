/** Where cookies are blocked, merely naming `sessionStorage` throws. */
export function sessionStorageIfAllowed(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

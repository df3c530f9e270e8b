/** For this visit. None where the browser is told to keep nothing: there the mere name throws. */
export function stored(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

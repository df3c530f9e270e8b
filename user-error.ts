/** A message for a person: what happened and how to fix it. They see nothing else. */
export class UserError extends Error {}

export function orExit<Result>(use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Something that a person can put right. Its message says what happened and how to fix it, and is all they see. */
export class UserError extends Error {}

/** A mistake that is a person's to fix ends the process with one line. */
export function orExit<Result>(use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** A message that ends the command, without a stack trace. */
export class Mistake extends Error {}

/**
 * The one switch: forms deliver to an address, or write to the console. The build knows which, and
 * leaves out the code and the words of the other.
 */
export const formsDeliver = import.meta.env.FORM_ENDPOINT !== '';

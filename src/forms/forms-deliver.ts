/**
 * The one switch: forms deliver to an address, or write to the console. The build knows which, and
 * leaves out the code and the words of the other. Components are chosen by the setting itself: what
 * one chunk imports from another is only left out where the build sees the answer in the file.
 */
export const formsDeliver = import.meta.env.FORM_ENDPOINT !== '';

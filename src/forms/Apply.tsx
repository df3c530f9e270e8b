import { ApplyButton } from './ApplyButton.tsx';
import { ApplyInDialog } from './ApplyInDialog.tsx';

/** What Apply now is: a button that opens an application where somebody reads it. */
export const Apply = import.meta.env.FORM_ENDPOINT !== '' ? ApplyInDialog : ApplyButton;

import { ConsoleForm } from './ConsoleForm.tsx';
import { DeliveringForm } from './DeliveringForm.tsx';

/** What both forms are: their fields are its children. */
export const Form = import.meta.env.FORM_ENDPOINT !== '' ? DeliveringForm : ConsoleForm;

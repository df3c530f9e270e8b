import { ConsoleForm } from './ConsoleForm.tsx';
import { DeliveringForm } from './DeliveringForm.tsx';
import { formsDeliver } from './forms-deliver.ts';

/** What both forms are: their fields are its children. */
export const Form = formsDeliver ? DeliveringForm : ConsoleForm;

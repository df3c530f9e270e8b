import { watchDialogs } from './dialogs';
import { takeDraft } from './draft';
import { watchFilms } from './films';
import { afterFirstPaint, enhancePage, showYear } from './page';

watchDialogs();
watchFilms();
showYear();
enhancePage();
afterFirstPaint();
takeDraft();

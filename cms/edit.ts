import CMS from '@sveltia/cms';
import './edit.css';
import { linkField } from './LinkField.tsx';
import { realPage } from './RealPage.tsx';

const { cms, targets, site, forms } = JSON.parse(document.getElementById('config')!.textContent!);

// Saving leaves the form open, unless somebody has chosen otherwise.
const PREFERENCES = 'sveltia-cms.prefs';
localStorage[PREFERENCES] ??= JSON.stringify({ closeOnSave: false });

CMS.registerFieldType('link', linkField(targets) as never);
for (const form of forms) CMS.registerPreviewTemplate(form, realPage(form, site) as never);
CMS.init({ config: cms });

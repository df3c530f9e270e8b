import './preferences.ts';
import CMS from '@sveltia/cms';
import './edit.css';
import { linkField } from './LinkField.tsx';
import { realPage } from './RealPage.tsx';

const { cms, targets, site, forms } = JSON.parse(document.getElementById('config')!.textContent!);

CMS.registerFieldType('link', linkField(targets) as never);
for (const form of forms) CMS.registerPreviewTemplate(form, realPage(form, site) as never);
CMS.init({ config: cms });

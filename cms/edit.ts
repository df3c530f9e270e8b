import { linkField } from './LinkField.tsx';
import { type Form, realPage } from './RealPage.tsx';
import { helpShowField, prefer } from './sveltia.ts';

// Saving does not close a form, and neither does Escape, which would lose the last words.
prefer({ closeOnSave: false, closeWithEscape: false });
helpShowField();

const { default: CMS } = await import('@sveltia/cms');
const { cms, targets, paths } = JSON.parse(document.getElementById('config')!.textContent!);
type Collection = Form & { files?: Form[] };
const collections: Collection[] = cms.collections;

CMS.registerFieldType('link', linkField(CMS, targets));
for (const collection of collections)
  for (const form of collection.files ?? [collection])
    CMS.registerPreviewTemplate(form.name, realPage(form, paths, collections));
CMS.init({ config: cms });

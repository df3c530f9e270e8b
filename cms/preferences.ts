// Imported before the CMS, which reads them at once. Saving does not close the form.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });

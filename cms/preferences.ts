// Before the CMS, which reads them at once: saving leaves the form open, unless somebody has
// chosen otherwise.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });

// A real shop has the tier plugin's own script at this address. The page names it as plain text, which no browser
// runs; Tillkit brings it back when its own files cannot be loaded.
console.info('The tier plugin’s own script would take over here.')

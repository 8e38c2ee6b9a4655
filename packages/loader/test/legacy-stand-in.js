// Stands for the shop's own script: it only says that it ran.
window.legacyRuns = (window.legacyRuns || 0) + 1

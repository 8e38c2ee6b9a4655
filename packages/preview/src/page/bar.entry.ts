import type { BarSettings } from './bar-settings.ts'
import { startBar } from './bar.ts'

const text = document.currentScript?.dataset.settings
// Frames of the page are part of it: one bar is enough.
if (text !== undefined && window.top === window) {
  const settings: BarSettings = JSON.parse(text)
  // XHTML knows no scripts that wait.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => startBar(settings))
  else startBar(settings)
}

export { openPanel, PANEL } from './panel.tsx'

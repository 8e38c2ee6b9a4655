/** What a listing shows before anybody uses it. */
export { bindOverlays } from './overlays.late.ts'
export { bindTurnedPage } from './turned-page.late.ts'
export { bindView } from './view.late.ts'

/** What a listing shows before anybody uses it. */
export { bindOverlays } from './picture-overlays.ts'
export { bindTurnedPage } from './turned-page.ts'
export { bindView } from './listing-view.ts'

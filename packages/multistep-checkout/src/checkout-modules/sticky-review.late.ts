import { listen, type Life } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { fixedHeadersHeight } from '@tillkit/platform/theme'
import type { StoreApi } from 'zustand/vanilla'
import { headerEvents } from './anatomy.ts'

/** Tells a state how high, in px, the headers are that the theme has fixed to the window's top, now and whenever that may have changed. */
export function followHeaders(life: Life, store: StoreApi<{ readonly headers: number }>): void {
  const measure = life.guard(() => store.setState({ headers: fixedHeadersHeight() }))
  measure()
  for (const type of ['resize', 'load', headerEvents.shrunk]) listen(life, window, type, measure)
  onLegacy(document, headerEvents.measured, measure, life)
}

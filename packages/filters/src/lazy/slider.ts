import { adoptAs } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { PanelHost } from '../bind/context.ts'
import type { Bounds, Range } from '../model/range.ts'

/** A slider to draw. */
export interface SliderOptions {
  readonly host: PanelHost
  /** The server's field, in whose place it stands. */
  readonly anchor: HTMLElement
  readonly range: StoreApi<Range & { readonly bounds: Bounds }>
  readonly symbol: string
  readonly title: string
  /** Whether the server printed number fields that can be seen. */
  readonly hasFields: boolean
  readonly slide: (min: string, max: string) => void
}

/** Draws the slider in place of the server's field. */
export function bindSlider(options: SliderOptions): void {
  const { host, anchor } = options
  adoptAs(host, anchor, { properties: { hidden: true }, style: { display: 'none' } })
  host.draw(host, {
    place: { position: 'after', anchor },
    source: options.range,
    wanted: () => true,
    load: async () => (await import('../parts/RangeSlider.tsx')).rangeSlider(options),
  })
}

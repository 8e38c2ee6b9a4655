import type { EndableLife } from '@tillkit/dom'
import { closeOnEscape, type PartModule } from '@tillkit/mount'
import { reactPart, Tooltip } from '@tillkit/ui'
import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { PricingHost } from '../tiered-pricing.store.ts'
import { copyTable } from './table-copy.ts'

/** The icon whose tooltip is open, or none. */
export interface TooltipState {
  readonly icon: HTMLElement | null
}

export type TooltipStore = StoreApi<TooltipState>

/** The tooltip's bottom edge stands this far above the icon's, in px. */
const RISE = 40

/** What is drawn, and under which names. */
export interface TooltipOptions {
  readonly id: string
  readonly className: string
  readonly state: TooltipStore
  /** What closes it until it is drawn. */
  readonly early: EndableLife
}

/** Draws the price table at the icon whose tooltip is open. */
export function tierTooltip(options: TooltipOptions): PartModule<PricingHost> {
  return reactPart((host) => <TierTooltip {...options} host={host} />)
}

function TierTooltip({ id, className, state, early, host }: TooltipOptions & { readonly host: PricingHost }) {
  const { icon } = useStore(state)
  useLayoutEffect(() => {
    early.end()
    if (!icon) return
    const life = host.branch()
    closeOnEscape(life, { within: icon, close: () => state.setState({ icon: null }) })
    return () => life.end()
  }, [early, icon, state, host])
  if (!icon) return null
  return (
    <Tooltip id={id} anchor={icon} rise={RISE} className={className}>
      <TableCopy host={host} />
    </Tooltip>
  )
}

/** The server's table as it stands now; it follows the quantity while it is open. */
function TableCopy({ host }: { host: PricingHost }) {
  const place = useRef<HTMLDivElement>(null)
  const quote = useStore(host.store, (state) => state.quote)
  const { tooltip_border: hasBorder, active_tier_color: colour } = host.config.settings
  useLayoutEffect(() => {
    place.current?.replaceChildren(...copyTable(host.element, hasBorder ? `2px solid ${colour}` : null))
  }, [host, quote, hasBorder, colour])
  return <div ref={place} />
}

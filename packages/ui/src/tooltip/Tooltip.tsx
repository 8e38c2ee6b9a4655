import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useAnchor } from './use-anchor.ts'
import { useTopLayer } from '../use-top-layer.ts'

/** A tooltip's options. */
export interface TooltipProps {
  readonly id: string
  /** What it belongs to. */
  readonly anchor: Element
  /** From its bottom edge to the anchor's bottom edge, in px. */
  readonly rise: number
  readonly className?: string
  readonly children: ReactNode
}

/** Until it stands where it belongs. All that React knows of its style, which therefore leaves the rest alone. */
const UNPLACED: CSSProperties = { position: 'fixed', left: 0, top: 0, visibility: 'hidden' }

/**
 * A tooltip above its anchor, centred, moved or turned over where the window leaves no room. It lies in the
 * browser's top layer, so that no theme's stacking or transforms can cover or displace it.
 */
export function Tooltip({ id, anchor, rise, className, children }: TooltipProps) {
  const popover = useRef<HTMLDivElement>(null)
  useTopLayer(popover)
  useAnchor(popover, anchor, rise)
  return (
    <div ref={popover} id={id} role="tooltip" popover="manual" className={`tillkit-tooltip ${className ?? ''}`} style={UNPLACED}>
      {children}
    </div>
  )
}

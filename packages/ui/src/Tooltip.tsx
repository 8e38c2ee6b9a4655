import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom'
import type { ReactNode } from 'react'
import { useTopLayer } from './use-top-layer.ts'

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

/** How near it may come to the window's edge, in px. */
const MARGIN = 8

/**
 * A tooltip above its anchor, centred, moved or turned over where the window leaves no room. It lies in the
 * browser's top layer, so that no theme's stacking or transforms can cover or displace it.
 */
export function Tooltip({ id, anchor, rise, className, children }: TooltipProps) {
  const { refs, floatingStyles, isPositioned } = useFloating({
    elements: { reference: anchor },
    placement: 'top',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(({ rects }) => rise - rects.reference.height),
      flip({ padding: MARGIN }),
      shift({ padding: MARGIN, crossAxis: true }),
    ],
  })
  const { floating, setFloating } = refs
  useTopLayer(floating)
  return (
    <div
      ref={setFloating}
      id={id}
      role="tooltip"
      popover="manual"
      className={`tillkit-tooltip ${className ?? ''}`}
      style={{ ...floatingStyles, visibility: isPositioned ? 'visible' : 'hidden' }}
    >
      {children}
    </div>
  )
}

import { useRef, type ReactNode, type RefObject } from 'react'
import { useTopLayer } from '../use-top-layer.ts'
import { classNames } from '../support/class-names.ts'
import { usePopupPlace } from './use-popup-place.ts'

/** A popup's options. */
export interface PopupProps {
  /** What it stands by. */
  readonly anchor: RefObject<Element | null>
  /** Whether it is as wide as that, and wider only where that is narrow. Default false. */
  readonly asWide?: boolean
  /** Its role and name, where it has any of its own. */
  readonly role?: 'dialog'
  readonly label?: string
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** What opens below something, in the browser's top layer, for as long as it is drawn. */
export function Popup({ anchor, asWide = false, role, label, id, className, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  useTopLayer(popup)
  usePopupPlace({ popup, anchor, asWide })
  return (
    <div ref={popup} id={id} popover="manual" role={role} aria-label={label} className={classNames('tillkit-popup', className)}>
      {children}
    </div>
  )
}

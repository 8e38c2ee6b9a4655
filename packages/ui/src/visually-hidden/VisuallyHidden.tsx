import type { ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'

/** Options of words for screen readers alone. */
export interface VisuallyHiddenProps {
  /** The element that holds them. Default `span`. */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined
  /** Shows itself while what it holds has the focus, as a link that skips something does. Default false. */
  readonly showsOnFocus?: boolean | undefined
  /** For what points at it, as `aria-describedby` does. */
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Words that screen readers say and nobody sees. They take no room, and a page does not grow by them. */
export function VisuallyHidden({ as: Element = 'span', showsOnFocus = false, id, className, children }: VisuallyHiddenProps) {
  const classes = classNames('tillkit-visually-hidden', showsOnFocus && 'tillkit-visually-hidden--shows', className)
  return (
    <Element id={id} className={classes}>
      {children}
    </Element>
  )
}

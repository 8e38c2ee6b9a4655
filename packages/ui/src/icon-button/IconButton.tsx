import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'

/** Options of a button that shows an icon: all of a `button`, and these. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  /** Its name: what it does, in words. */
  readonly label: string
  /** What it shows: decoration, which screen readers leave out. */
  readonly icon: ReactNode
  /** `regular` is 44 px, for fingers; `small` is 28 px, where lines are dense. Default `regular`. */
  readonly size?: 'regular' | 'small' | undefined
}

/** A button that shows an icon and has a name. It never sends a form. */
export function IconButton({ label, icon, size = 'regular', className, ...rest }: IconButtonProps) {
  const classes = classNames('tillkit-icon-button', size === 'small' && 'tillkit-icon-button--small', className)
  return (
    <button {...rest} type="button" className={classes} aria-label={label}>
      <span className="tillkit-icon-button__icon" aria-hidden="true">
        {icon}
      </span>
    </button>
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '../support/class-names.ts'

/** Options of a button: all of a `button`, and these. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is filled, `secondary` has an edge, `plain` is underlined as a link is. Default `secondary`. */
  readonly look?: 'primary' | 'secondary' | 'plain' | undefined
}

/**
 * A button for dialogs and notices, large enough for a finger. It sends a form only where its `type` says so.
 * A shop's own buttons look as its theme has them: give it the theme's class.
 */
export function Button({ look = 'secondary', type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames('tillkit-button', `tillkit-button--${look}`, className)} />
}

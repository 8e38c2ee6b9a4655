import { useId, type ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'

/** Options of a switch. */
export interface SwitchProps {
  /** Its name: what is on or off. */
  readonly label: ReactNode
  /** What that means, below the name. */
  readonly description?: ReactNode
  /** Whether it is on. */
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** It cannot be changed, as what a shop needs to work. Default false. */
  readonly disabled?: boolean | undefined
  /** Words beside it, as "Always on". */
  readonly status?: ReactNode
  /** The field's name in a form that holds it. */
  readonly name?: string | undefined
  readonly className?: string | undefined
}

/** Something that is on or off at once: a checkbox of the browser's, which says that it is a switch. */
export function Switch({ label, description, checked, onChange, disabled, status, name, className }: SwitchProps) {
  const id = useId()
  const describedBy = [status && `${id}-status`, description && `${id}-description`].filter(Boolean).join(' ')
  return (
    <div className={classNames('tillkit-switch', className)}>
      <label className="tillkit-switch__label" htmlFor={id}>
        {label}
      </label>
      {status && (
        <span id={`${id}-status`} className="tillkit-switch__status">
          {status}
        </span>
      )}
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="tillkit-switch__input"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {description && (
        <div id={`${id}-description`} className="tillkit-switch__description">
          {description}
        </div>
      )}
    </div>
  )
}

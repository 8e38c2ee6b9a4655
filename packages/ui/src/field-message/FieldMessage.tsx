import { useId, type ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'
import { useAdopted } from '../support/use-adopted.ts'
import { useDescribedBy } from '../support/use-described-by.ts'

/** What a message says of its field. */
export type FieldMessageKind = 'hint' | 'error' | 'success'

/** A message's options. */
export interface FieldMessageProps {
  readonly kind: FieldMessageKind
  /** What it describes, also a field that the server printed. Left out, the caller's field names `id` itself. */
  readonly field?: HTMLElement | null | undefined
  /** What is read out before the words, since a colour is not: "Error:". Default nothing. */
  readonly prefix?: string
  /** Default one of its own. */
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** What a message makes of its field. */
const BINDINGS = { hint: {}, success: {}, error: { attributes: { 'aria-invalid': 'true' } } } as const

/**
 * A hint, an error or a confirmation beside a field, tied to it by `aria-describedby` for as long as it is drawn. An error makes the
 * field invalid to those who do not see it.
 */
export function FieldMessage({ kind, field, prefix, id, className, children }: FieldMessageProps) {
  const own = useId()
  const messageId = id ?? own
  useDescribedBy(field, messageId)
  useAdopted(field, BINDINGS[kind])
  return (
    <p id={messageId} className={classNames('tillkit-field-message', `tillkit-field-message--${kind}`, className)}>
      <span className="tillkit-field-message__sign" aria-hidden="true" />
      <span className="tillkit-field-message__words">
        {prefix !== undefined && <span className="tillkit-field-message__prefix">{prefix} </span>}
        {children}
      </span>
    </p>
  )
}

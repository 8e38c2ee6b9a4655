import { shownById } from '@tillkit/dom'
import { useEffect, useRef } from 'react'
import { goToField } from '../plain/go-to-field.ts'
import { classNames } from '../support/class-names.ts'

/** One thing that has to be put right. */
export interface FieldError {
  /** The field: its id, or the node itself, which may be the server's. Left out, it is about no one field, and no link. */
  readonly field?: string | HTMLElement
  readonly message: string
}

/** An error summary's options. */
export interface ErrorSummaryProps {
  readonly heading: string
  readonly errors: readonly FieldError[]
  /** The heading's level, as the page around it has it. Default 2. */
  readonly level?: 2 | 3 | 4
  /** Another value for each attempt: the heading takes the focus again. Default: only when it first appears. */
  readonly attempt?: number | string
  /** Makes a field reachable that lies in a closed step, before it gets the focus. */
  readonly onGo?: (error: FieldError) => void
  readonly className?: string
}

/**
 * What has to be put right before a form can be sent: a heading that takes the focus when it appears, and a link to each field.
 * Nothing is drawn without errors.
 */
export function ErrorSummary({ heading, errors, level = 2, attempt, onGo, className }: ErrorSummaryProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) title.current?.focus()
  }, [hasErrors, attempt])
  if (!hasErrors) return null
  const Heading = `h${level}` as const
  return (
    <div className={classNames('tillkit-error-summary', className)}>
      <Heading ref={title} tabIndex={-1} className="tillkit-error-summary__heading">
        {heading}
      </Heading>
      <ul className="tillkit-error-summary__list" role="list">
        {errors.map((error, at) => (
          <li key={`${idOf(error.field)} ${error.message} ${at}`} className="tillkit-error-summary__error">
            {error.field === undefined ? (
              error.message
            ) : (
              <a
                className="tillkit-error-summary__link"
                href={`#${idOf(error.field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo?.(error)
                  goTo(error.field)
                }}
              >
                {error.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const idOf = (field: FieldError['field']) => (typeof field === 'string' ? field : (field?.id ?? ''))

/** Goes to a field, by its id or its node. */
function goTo(field: FieldError['field']): void {
  const found = typeof field === 'string' ? shownById(field) : field
  if (found) goToField(found)
}

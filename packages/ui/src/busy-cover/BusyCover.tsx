import { useEffect, useState, type ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** Options of a cover over something that is being worked on. */
export interface BusyCoverProps {
  /** Whether work is under way. */
  readonly isBusy: boolean
  /** What is going on, said to screen readers once the cover shows: "Updating the cart". */
  readonly label: string
  /** How long work may take before the cover shows, in ms: what is quick must not flicker. Default 350. */
  readonly delay?: number | undefined
  readonly className?: string | undefined
  /** What it lies over. It stays as it is, with focus, caret and what was typed. */
  readonly children: ReactNode
}

/**
 * Lies over a region whose answer takes its time, and keeps the pointer from it. The keyboard stays where it is: whoever
 * must not be asked twice says so by `disabled` or by a queue.
 */
export function BusyCover({ isBusy, label, delay = 350, className, children }: BusyCoverProps) {
  const isLate = useLate(isBusy, delay)
  return (
    <div className={classNames('tillkit-busy-cover', isLate && 'tillkit-busy-cover--shows', className)}>
      <div className="tillkit-busy-cover__content" aria-busy={isBusy}>
        {children}
      </div>
      {isLate && (
        <div className="tillkit-busy-cover__cover" aria-hidden="true">
          <span className="tillkit-busy-cover__spinner" />
        </div>
      )}
      {/* Beside what is busy: screen readers leave out what changes in there. */}
      <VisuallyHidden>
        <span role="status">{isLate ? label : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Whether something has lasted for longer than `after`, in ms. */
function useLate(isOn: boolean, after: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), after)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, after])
  return isOn && isLate
}

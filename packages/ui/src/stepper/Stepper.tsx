import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'

/** How far a step has come: also the current one may be done, or hold an error. */
export type StepState = 'upcoming' | 'done' | 'error'

/** One step of a way. */
export interface Step {
  readonly id: string
  readonly label: string
  readonly state: StepState
  /** Where it leads, for steps that are pages. Without it a step is a button where `onGo` is given, and plain words else. */
  readonly href?: string
  /** Whether the shopper can go there now. Default: all but upcoming ones. */
  readonly reachable?: boolean
}

/** A stepper's words. */
export interface StepperLabels {
  /** What the way is called. */
  readonly list: string
  /** What is read out beside a step that is done, or that holds an error. */
  readonly done: string
  readonly error: string
}

/** A stepper's options. */
export interface StepperProps {
  readonly steps: readonly Step[]
  /** The id of the step that the shopper is at. */
  readonly current: string
  readonly labels: StepperLabels
  /** Goes to a step; of a link too, whose click can be kept by `preventDefault`. */
  readonly onGo?: (id: string, event: { preventDefault(): void }) => void
  readonly className?: string
}

/** How many steps have room beside each other on a phone. */
const FEW = 5

/** The steps of a checkout: where the shopper is, what lies behind, and what needs a second look. */
export function Stepper({ steps, current, labels, onGo, className }: StepperProps) {
  return (
    <nav className={classNames('tillkit-stepper', `tillkit-stepper--${steps.length > FEW ? 'many' : 'few'}`, className)} aria-label={labels.list}>
      <ol className="tillkit-stepper__list" role="list" style={{ '--tillkit-stepper-ways': steps.length - 1 } as CSSProperties}>
        {steps.map((step, at) => {
          const isCurrent = step.id === current
          return (
            <li
              key={step.id}
              className={classNames('tillkit-stepper__step', `tillkit-stepper__step--${step.state}`, isCurrent && 'tillkit-stepper__step--current')}
            >
              <StepTarget step={step} isCurrent={isCurrent} onGo={onGo}>
                <span className="tillkit-stepper__number" aria-hidden="true">
                  <span className="tillkit-stepper__digit">{at + 1}</span>
                </span>
                <span className="tillkit-stepper__label">
                  {step.label}
                  {step.state !== 'upcoming' && <span className="tillkit-stepper__state"> {labels[step.state]}</span>}
                </span>
              </StepTarget>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepTargetProps {
  readonly step: Step
  readonly isCurrent: boolean
  readonly onGo: StepperProps['onGo']
  readonly children: ReactNode
}

function StepTarget({ step: { id, state, href, reachable = state !== 'upcoming' }, isCurrent, onGo, children }: StepTargetProps) {
  const shared = { className: 'tillkit-stepper__target', 'aria-current': isCurrent ? ('step' as const) : undefined }
  if (!reachable || (href === undefined && !onGo)) return <span {...shared}>{children}</span>
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={(event) => onGo?.(id, event)}>
        {children}
      </button>
    )
  }
  return (
    <a {...shared} href={href} onClick={(event) => onGo?.(id, event)}>
      {children}
    </a>
  )
}

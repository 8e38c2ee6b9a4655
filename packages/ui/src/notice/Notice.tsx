import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../support/class-names.ts'
import { CloseIcon, ToneIcon } from '../support/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useFocusNext, type FocusNext } from '../support/use-focus-next.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** What a notice is about. */
export type NoticeTone = 'info' | 'success' | 'error'

/** Something to do about what a notice says. */
export interface NoticeAction {
  /** What the button says: "Undo", "Try again". */
  readonly label: string
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Options of a notice. */
export interface NoticeProps {
  /** Its colour and its icon. Default `info`. */
  readonly tone?: NoticeTone | undefined
  /** What it says in one line, in bold above the rest. */
  readonly title?: ReactNode
  /** A button after its words. */
  readonly action?: NoticeAction | undefined
  /** Takes it away; without this it stays until whoever drew it takes it away. Needs `labels.dismiss`. */
  readonly onDismiss?: (() => void) | undefined
  /**
   * `dismiss`: the name of the button that takes it away. `tone`: what the icon says, for screen readers ("Error").
   */
  readonly labels?: { readonly dismiss?: string | undefined; readonly tone?: string | undefined } | undefined
  /**
   * How screen readers hear of it: `status` when they come to rest, `alert` at once, `none` where the page's announcer says it
   * or where it has been there from the first. Default `alert` for errors, else `status`.
   */
  readonly live?: 'status' | 'alert' | 'none' | undefined
  /** Takes the focus when the notice leaves with the focus in it. */
  readonly focusNext?: FocusNext | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Says that something happened, or did not, where the shopper looks, and what can be done about it. */
export function Notice({ tone = 'info', title, action, onDismiss, labels, live, focusNext, className, children }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null)
  useFocusNext(element, focusNext)
  const role = live ?? (tone === 'error' ? 'alert' : 'status')
  return (
    <div
      ref={element}
      className={classNames('tillkit-notice', `tillkit-notice--${tone}`, className)}
      role={role === 'none' ? undefined : role}
    >
      <span className="tillkit-notice__icon">
        <ToneIcon tone={tone} />
        {labels?.tone && <VisuallyHidden>{labels.tone}</VisuallyHidden>}
      </span>
      <div className="tillkit-notice__body">
        <div className="tillkit-notice__words">
          {title && <p className="tillkit-notice__title">{title}</p>}
          {children && <div className="tillkit-notice__text">{children}</div>}
        </div>
        {action && ' '}
        {action && (
          <Button look="plain" className="tillkit-notice__action" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
      {onDismiss && labels?.dismiss && (
        <IconButton className="tillkit-notice__dismiss" label={labels.dismiss} icon={<CloseIcon />} size="small" onClick={onDismiss} />
      )}
    </div>
  )
}

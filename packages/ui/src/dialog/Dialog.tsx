import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'
import { CloseIcon } from '../support/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useModal, type ModalOptions } from './use-modal.ts'

/** Options of a dialog. */
export interface DialogProps extends ModalOptions {
  /** Its name, and its first line. */
  readonly title: ReactNode
  /** What it is for, below the title; screen readers say it with the name. */
  readonly description?: ReactNode
  /** `close`: the name of the cross in its corner. */
  readonly labels: { readonly close: string }
  /** Buttons that stay in sight below what scrolls. */
  readonly footer?: ReactNode
  /** How wide it may be: 400, 560 or 800 px. Default `medium`. */
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** `alertdialog` interrupts: something has to be decided now. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** The heading's level in the page. Default 2. */
  readonly level?: 2 | 3 | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/**
 * A modal dialog, open for as long as it is drawn. What does not fit scrolls inside of it, between its title and its footer.
 */
export function Dialog(props: DialogProps) {
  const { title, description, labels, footer, size = 'medium', role, level = 2, id, className, children, ...modal } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const ownId = useId()
  const handlers = useModal(dialog, modal)
  const Heading = `h${level}` as const
  return (
    <dialog
      {...handlers}
      ref={dialog}
      id={id}
      role={role}
      tabIndex={-1}
      className={classNames('tillkit-dialog', `tillkit-dialog--${size}`, className)}
      aria-labelledby={`${ownId}-title`}
      aria-describedby={description ? `${ownId}-description` : undefined}
    >
      <div className="tillkit-dialog__header">
        <Heading id={`${ownId}-title`} className="tillkit-dialog__title">
          {title}
        </Heading>
        <IconButton className="tillkit-dialog__close" label={labels.close} icon={<CloseIcon />} onClick={() => modal.onClose('button')} />
      </div>
      <div className="tillkit-dialog__body">
        {description && (
          <div id={`${ownId}-description`} className="tillkit-dialog__description">
            {description}
          </div>
        )}
        {children}
      </div>
      {footer && <div className="tillkit-dialog__footer">{footer}</div>}
    </dialog>
  )
}

import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'
import { CloseIcon } from '../support/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useFocusNext, type FocusNext } from '../support/use-focus-next.ts'
import { useAtEdge } from '../support/use-at-edge.ts'
import { useTopLayer } from '../use-top-layer.ts'

/** Options of a banner. */
export interface BannerProps {
  /** The name of the region that it is, and its first line. */
  readonly title: ReactNode
  /** The title is for screen readers alone. Default false. */
  readonly hidesTitle?: boolean | undefined
  /** The heading's level in the page. Default 2. */
  readonly level?: 2 | 3 | undefined
  /** The edge of the window where it lies. Default `bottom`. */
  readonly position?: 'bottom' | 'top' | undefined
  /** Buttons after its words. */
  readonly actions?: ReactNode
  /** Takes it away by a cross in its corner. Needs `labels.dismiss`. */
  readonly onDismiss?: (() => void) | undefined
  /** `dismiss`: the name of that cross. */
  readonly labels?: { readonly dismiss?: string | undefined } | undefined
  /** Takes the focus when the banner leaves with the focus in it. */
  readonly focusNext?: FocusNext | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/**
 * Something for the whole shop, at an edge of the window and in the browser's top layer. It is no dialog: the page behind it
 * stays usable, and the focus stays where it is.
 */
export function Banner(props: BannerProps) {
  const { title, hidesTitle, level = 2, position = 'bottom', actions, onDismiss, labels, focusNext, className, children } = props
  const banner = useRef<HTMLElement>(null)
  const titleId = useId()
  // The first to clean up: what is hidden has lost the focus already.
  useFocusNext(banner, focusNext)
  useTopLayer(banner)
  useAtEdge(banner, position)
  const Heading = `h${level}` as const
  return (
    <section
      ref={banner}
      popover="manual"
      aria-labelledby={titleId}
      className={classNames('tillkit-banner', `tillkit-banner--${position}`, className)}
    >
      <div className="tillkit-banner__inside">
        <div className="tillkit-banner__words">
          <Heading id={titleId} className={classNames('tillkit-banner__title', hidesTitle && 'tillkit-visually-hidden')}>
            {title}
          </Heading>
          {children && <div className="tillkit-banner__text">{children}</div>}
        </div>
        {actions && <div className="tillkit-banner__actions">{actions}</div>}
        {onDismiss && labels?.dismiss && (
          <IconButton className="tillkit-banner__dismiss" label={labels.dismiss} icon={<CloseIcon />} onClick={onDismiss} />
        )}
      </div>
    </section>
  )
}

import { adopt } from '@tillkit/mount'
import type { ConsentHost } from '../consent.context.ts'
import type { ConsentState } from '../consent.store.ts'
import { classes } from './anatomy.ts'
import type { ConsentConfig } from './config.ts'
import { isPopup, isPushdown } from './dress.ts'
import type { BannerParts } from './parts.ts'

/** Which parts of the banner show. */
export interface Shown {
  readonly container: boolean
  readonly overlay: boolean
  readonly modal: boolean
  readonly unfolded: boolean
  readonly revisit: boolean
}

/** What shows in a layout: the preferences take the banner's place or unfold in it, and once all is answered the button to choose anew stays. */
export function shownIn({ view, consent }: Pick<ConsentState, 'view' | 'consent'>, { layout, revisit }: Pick<ConsentConfig, 'layout' | 'revisit'>): Shown {
  const unfolds = isPushdown(layout)
  const isOpen = view === 'preferences'
  return {
    container: view === 'banner' || (unfolds && isOpen),
    overlay: (view === 'banner' && isPopup(layout)) || (isOpen && !unfolds),
    modal: isOpen && !unfolds,
    unfolded: isOpen && unfolds,
    revisit: view === 'closed' && revisit.isShown && consent.hasChosen,
  }
}

/** Shows and hides the banner's parts. */
export function bindViews(host: ConsentHost, { container, overlay, modal, revisit }: BannerParts): void {
  const bind = (part: HTMLElement | null, classesOf: (shown: Shown) => Readonly<Record<string, boolean>>) => {
    if (part) adopt(host, part, host.store, (state) => ({ classes: classesOf(shownIn(state, host.config)) }))
  }
  bind(container, (shown) => ({ [classes.hidden]: !shown.container, [classes.unfolded]: shown.unfolded }))
  bind(overlay, (shown) => ({ [classes.hidden]: !shown.overlay }))
  bind(modal, (shown) => ({ [classes.modalOpen]: shown.modal }))
  bind(revisit, (shown) => ({ [classes.revisitHidden]: !shown.revisit }))
}

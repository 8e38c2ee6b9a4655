import { closeOnEscape, derive } from '@tillkit/mount'
import type { ConsentHost } from '../consent.context.ts'
import { show } from '../consent.choose.ts'
import { bindAccordion } from './accordion.bind.ts'
import { tagged, tags } from './anatomy.ts'
import { bindDescription } from './description.bind.ts'
import { isPushdown } from './dress.ts'
import { holdFocus } from './hold-focus.ts'
import type { BannerParts } from './parts.ts'
import { bindOptOut, bindSwitches } from './switches.bind.ts'

/** Binds the preferences: switches, folds, the long description; the keyboard stays in them while they lie over the page. */
export function bindPreferences(host: ConsentHost, { place, panel, container }: BannerParts): void {
  const { config, store } = host
  bindSwitches(host, place)
  bindOptOut(host, place)
  bindAccordion(host, place)
  place.querySelectorAll<HTMLElement>([tags.detailDescription, tags.optOutDescription].map(tagged).join()).forEach((one) => bindDescription(host, one))
  const isOpen = derive(store, ({ view }) => view === 'preferences')
  const within = isPushdown(config.layout) ? container : panel
  if (!within) return
  if (!isPushdown(config.layout)) holdFocus(host, within, isOpen)
  closeOnEscape(host, { within, isOpen, close: () => show(host, store.getState().consent.hasChosen ? 'closed' : 'banner') })
}

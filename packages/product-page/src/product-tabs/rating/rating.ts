import { listen, native, nearest } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { showStars } from '@tillkit/ui/plain'
import { anatomy, INIT } from '../anatomy.ts'
import type { TabsHost } from '../context.ts'
import { readRating } from './rating.config.ts'
import { refuseUnrated } from './required-rating.ts'

/** Shows the list of a review's ratings as stars, and has a review say its rating where the shop wants one. */
export function bindRating(host: TabsHost, select: HTMLSelectElement): void {
  const config = readRating(select)
  keepRoom(host, select)
  const stars = showStars(host, select, { isRequired: config.isRequired })
  // A list that does not show could not be sent by the browser while it is required; we say what is missing.
  adoptAs(host, select, { shown: false, attributes: { required: null } })
  for (const label of select.labels) listen(host, label, 'click', () => stars.focus())
  if (config.isRequired) refuseUnrated(host, { select, stars, text: config.text || host.t('rate') })
  emitLegacy(select, INIT)
}

/** Keeps the height that the list had: what stands below does not move. In a closed panel nothing has a height of its own. */
function keepRoom(host: TabsHost, select: HTMLSelectElement): void {
  const box = native(select, 'parentElement')
  if (box && box.offsetHeight > 0 && !nearest(box, anatomy.closed)) adoptAs(host, box, { style: { 'min-height': `${String(box.offsetHeight)}px` } })
}
